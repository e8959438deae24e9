import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enTeteLine } from '@asso/domain/referentiel/fichier-importe.rules';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { genresMissions } from '../../benevolat/import-missions.ts';
import { testEnvironment } from '../../platform/config/test/test-environment.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { importByCommand } from './import-command.ts';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.restoreAllMocks();
});

const here = import.meta.dirname;

test.each([
  [join(here, 'absent.csv'), `${join(here, 'absent.csv')} n’existe pas.\n`],
  [here, `${here} est un dossier : donnez un fichier.\n`],
])('%s is refused in one sentence, before any database is looked for', async (chemin, sentence) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.argv = ['node', 'import-missions-command.ts', '--missions', chemin];
  expect(await importByCommand('import:missions', genresMissions)).toBe(1);
  expect(said.mock.calls).toEqual([[sentence]]);
});

const { url } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portail-asso-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file whose lines are all refused ends with an error, for a program that starts the import', () => {
  const fichier = join(folder, 'missions.csv');
  writeFileSync(fichier, `${enTeteLine(genresMissions.missions.modele)}\nx\n`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(here, '../../import-missions-command.ts'), '--missions', fichier],
    {
      encoding: 'utf8',
      env: testEnvironment({ DATABASE_URL: url, DATA_DIR: folder, TOKEN_KEY: 'k'.repeat(32) }),
    },
  );
  expect([status, stderr]).toEqual([1, expect.stringMatching(/1\srejetée/)]);
  expect(stdout).toContain('rejetee');
});
