import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { genresMissions } from '../../benevolat/import-missions.ts';
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
