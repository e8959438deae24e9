import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aClock } from '../../platform/clock/clock.ts';
import { testEnvironment } from '../../platform/config/test/test-environment.ts';
import { aDatabase } from '../../platform/db/test/test-database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findAssociation } from '../association.sql.ts';
import { anAssociation, clearRegistre } from '../test/test-associations.sql.ts';
import { importRegistre } from './import-registre.ts';
import { countAssociations, listImports, readAvance } from './test/test-import.sql.ts';
import { aRnaLine, rnaHeader } from './test/test-lignes.ts';
import { zipFiles } from './test/test-zip.ts';

const { db, pool, url } = await aDatabase();
const folder = mkdtempSync(join(tmpdir(), 'registre-reprise-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => clearRegistre(db));

const idRna = (rang: number) => `W13${String(1_000_000 + rang)}`;
const text = (lines: number) =>
  [
    rnaHeader,
    ...Array.from({ length: lines }, (_, rang) =>
      aRnaLine({ id: idRna(rang), siret: '', titre: `Les Pions n° ${rang}` }),
    ),
  ].join('\n');

function aFile(nom: string, content: Buffer | string): string {
  const path = join(folder, nom);
  writeFileSync(path, content);
  return path;
}

/** Runs an import and gives the numbers of the lines it reported; it is cut once `cutAfter` of them are written. */
async function run(fichier: string, { cutAfter = Number.POSITIVE_INFINITY, recommencer = false } = {}) {
  const stop = new AbortController();
  const told: number[] = [];
  const bilans = await importRegistre({
    pool,
    clock: aClock(),
    fichiers: [fichier],
    recommencer,
    signal: stop.signal,
    onLignes: (_, lignes) => void told.push(...lignes.map(({ numero }) => numero)),
    onAvancement: ({ lignes }) => lignes >= cutAfter && stop.abort(),
  }).catch((error: Error) => {
    if (error.name !== 'AbortError') throw error;
  });
  return { bilans, told };
}

describe('an import that was cut', () => {
  const lines = text(4000);
  it.each([
    ['rna.csv', () => aFile('rna.csv', lines)],
    ['rna.csv.gz', () => aFile('rna.csv.gz', gzipSync(lines))],
    [
      'rna.zip/rna.csv',
      () => aFile('rna.zip', zipFiles({ 'lisez-moi.txt': Buffer.from('x'), 'rna.csv': Buffer.from(lines) })),
    ],
  ])('goes on from where it was, and ends as if it had not been (%s)', async (nom, make) => {
    const fichier = make();
    const first = await run(fichier, { cutAfter: 1000 });
    expect(first.bilans).toBeUndefined();
    const { ligne } = await readAvance(db, nom);
    expect(ligne).toBe(first.told.at(-1));
    expect(ligne).toBeLessThan(4001);

    const second = await run(fichier);
    expect(second.told[0]).toBe(ligne + 1);
    expect(second.told.at(-1)).toBe(4001);
    expect(second.bilans).toMatchObject([{ lignes: 4000, ajoutee: 4000, modifiee: 0, inchangee: 0 }]);
    expect(await countAssociations(db)).toBe(4000);
    expect((await listImports(db))[0]).toMatchObject({ etat: 'termine', fin: expect.any(Date) });
  });

  it('begins again when it is told to, or when the file is another one', async () => {
    const fichier = aFile('rna.csv', lines);
    await run(fichier, { cutAfter: 1000 });
    expect((await run(fichier, { cutAfter: 1000, recommencer: true })).told[0]).toBe(2);
    aFile('rna.csv', `${lines}\n${aRnaLine({ id: idRna(4000), siret: '' })}`);
    expect((await run(fichier)).told.length).toBe(4001);
    expect((await listImports(db)).map(({ etat }) => etat).slice(0, 3)).toEqual([
      'termine',
      'abandonne',
      'abandonne',
    ]);
  });

  it('reads on when somebody typed one of the associations meanwhile', async () => {
    let typed = false;
    const bilans = await importRegistre({
      pool,
      clock: aClock(),
      fichiers: [aFile('rna.csv', lines)],
      onLignes: async () => {
        if (!typed)
          await anAssociation(db, { id_rna: idRna(3500), corps: '{"activites":{"domaine":"Sport"}}' });
        typed = true;
      },
    });
    expect(bilans).toMatchObject([{ lignes: 4000, ajoutee: 3999, modifiee: 1 }]);
    expect(await findAssociation(db, { kind: 'rna', value: idRna(3500) })).toMatchObject({
      nom: 'Les Pions n° 3500',
      corps: { activites: { domaine: 'Sport' } },
    });
  });
});

describe('the command', () => {
  const command = fileURLToPath(new URL('../../import-registre-command.ts', import.meta.url));
  const start = (...fichiers: string[]) => {
    const asked = fichiers.flatMap((one) => ['--rna', one]);
    const child = spawn(process.execPath, [command, ...asked], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: testEnvironment({
        DATABASE_URL: url,
        DATA_DIR: join(folder, 'data'),
        TOKEN_KEY: 'only-for-this-test-of-the-import-0123456789',
      }),
    });
    let said = '';
    child.stderr.on('data', (piece: Buffer) => {
      said += piece;
    });
    return { child, exit: once(child, 'exit'), said: () => said };
  };

  it('is killed in the middle, and the next one ends its work', async () => {
    const fichier = aFile('long.csv', text(30_000));
    // Another transaction writes an association and so holds the import in the middle of the file.
    const { promise: isKilled, resolve: letGo } = Promise.withResolvers<void>();
    const held = inTransaction(db, async (tx) => {
      await anAssociation(tx, { id_rna: idRna(20_000) });
      await isKilled;
      throw new Error('undone');
    }).catch(() => undefined);
    const killed = start(fichier);
    const read = async () => (await readAvance(db, 'long.csv')).lignes;
    await expect.poll(async () => killed.child.exitCode === null && (await read())).toBeGreaterThan(0);
    killed.child.kill('SIGKILL');
    await killed.exit;
    letGo();
    await held;
    const { ligne, lignes, associations } = await readAvance(db, 'long.csv');
    expect(lignes).toBeLessThan(30_000);
    expect(associations).toBe(lignes);

    const next = start(fichier);
    const [code] = await next.exit;
    expect([code, next.said()]).toEqual([0, expect.stringMatching(/30.000 lignes lues.*30.000 ajoutées/)]);
    expect(ligne).toBe(lignes + 1);
    expect(await countAssociations(db)).toBe(30_000);
  });

  it('leaves out a file that is of no register, imports the others, and says it by its exit code', async () => {
    const wrong = start(aFile('autre.csv', 'siren;nom\n1;a\n'), aFile('rna.csv', text(3)));
    const [code] = await wrong.exit;
    expect([code, wrong.said()]).toEqual([
      1,
      expect.stringContaining('autre.csv n’a les colonnes ni du RNA'),
    ]);
    expect(await countAssociations(db)).toBe(3);
  });

  it('ends with an error when every line of a file is wrong', async () => {
    const lines = [rnaHeader, aRnaLine({ id: 'W1', siret: '' }), aRnaLine({ id: 'W2', siret: '' })].join(
      '\n',
    );
    const wrong = start(aFile('faux.csv', lines));
    const [code] = await wrong.exit;
    expect([code, wrong.said()]).toEqual([1, expect.stringContaining('2 fausses')]);
  });

  it('is refused while another import runs', async () => {
    let second: [code: number, said: string] | undefined;
    await importRegistre({
      pool,
      clock: aClock(),
      fichiers: [aFile('rna.csv', text(3))],
      onLignes: async () => {
        const { exit, said } = start(aFile('other.csv', text(3)));
        const [code] = await exit;
        second = [code, said()];
      },
    });
    expect(second).toEqual([1, expect.stringContaining('Un autre import est en cours')]);
  });
});
