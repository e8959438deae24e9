import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/pool.ts';
import { aDatabase, anEmptyDatabase } from '../db/test/test-database.ts';
import { aServer } from '../http/test/test-server.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { fileIn, type Manifest, readManifest, tableFile } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { runCommand } from './test/test-command.ts';
import { readDigests } from './test/test-digests.sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = await aDatabase();
const targetUrl = await anEmptyDatabase();
const TOKEN_KEY = 'une-clé-inventée-pour-les-tests-de-sauvegarde';
const there = { DATABASE_URL: source.url, DATA_DIR: join(folder, 'origine'), TOKEN_KEY };
const elsewhere = { DATABASE_URL: targetUrl, DATA_DIR: join(folder, 'ailleurs'), TOKEN_KEY };
const backups = { live: join(folder, 'en-service'), still: join(folder, 'arrete') };

const restore = (...args: string[]) => runCommand('restore', { args, environment: elsewhere });
/** Restores within the test's own process, and gives the message of the refusal. */
const refusal = (from: string, { overwrite = true } = {}): Promise<string> =>
  restoreBackup({ url: targetUrl, storage: folderStorage(join(folder, 'refus')), from, overwrite }).then(
    () => '',
    (error: Error) => error.message,
  );

let before: Record<string, string>;
let manifest: Manifest;

/**
 * Keeps writing two rows in one statement: a backup that is not of one instant would hold one row without the other.
 */
function keepWriting(): () => Promise<number> {
  let isOver = false;
  const done = (async () => {
    let n = 0;
    for (; !isOver; n++) {
      await source.pool.query(
        `with one as (
           insert into courriel_dev (message_id, destinataire, objet, texte, html, cree_le)
           values ($1, 'essai@exemple.fr', 'essai', '', '', now()))
         insert into courriel (cle, destinataire, objet, texte, html, message_id, etat, cree_le)
         values ($1, 'essai@exemple.fr', 'essai', '', '', $1, 'envoye', now())`,
        [`essai-${n}`],
      );
    }
    return n;
  })();
  return () => {
    isOver = true;
    return done;
  };
}

/**
 * The demonstration is saved a first time while it serves and is written to, then again when nothing moves any more.
 */
beforeAll(async () => {
  const server = await aServer({ ...there, DEMO: 'oui' });
  const stopWriting = keepWriting();
  const live = await runCommand('backup', { args: ['--to', backups.live], environment: there });
  expect(await stopWriting()).toBeGreaterThan(1);
  expect(live).toEqual({
    code: 0,
    said: expect.stringMatching(/^Sauvegarde faite dans .* tables, .* fichiers .*\n$/),
  });
  await server.kill();
  before = await readDigests(source.pool);
  const args = ['--to', backups.still, '--depuis', backups.live];
  expect(await runCommand('backup', { args, environment: there })).toMatchObject({ code: 0 });
  manifest = await readManifest(backups.still);
});

async function inTarget<T>(work: (pool: ReturnType<typeof openDatabase>['pool']) => Promise<T>): Promise<T> {
  const { pool, close } = openDatabase({ url: targetUrl, max: 1 });
  return work(pool).finally(close);
}

test('a backup made while the portal is written to is of one instant', async () => {
  expect(await restore('--from', backups.live)).toMatchObject({ code: 0 });
  const { rows } = await inTarget((pool) =>
    pool.query(
      `select (select count(*) from courriel where objet = 'essai') - (select count(*) from courriel_dev where objet = 'essai') as missing`,
    ),
  );
  expect(rows).toEqual([{ missing: 0 }]);
});

test('what was lost comes back in another database: every row, every number to come, every file', async () => {
  const [sha256 = ''] = readdirSync(join(backups.still, 'fichiers'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const bytes = readFileSync(fileIn(join(folder, 'origine'), sha256).replace('fichiers', 'files'));
  rmSync(join(folder, 'origine'), { recursive: true });
  rmSync(join(folder, 'ailleurs'), { recursive: true });

  expect(await restore('--from', backups.still, '--ecraser')).toEqual({
    code: 0,
    said: expect.stringMatching(/^Rétabli : .*\/readyz doit répondre 200\.\n$/),
  });
  expect(await inTarget(readDigests)).toEqual(before);
  expect(Object.values(before).filter((digest) => !digest.startsWith('0 ')).length).toBeGreaterThan(40);
  expect(manifest.fichiers.nombre).toBeGreaterThan(0);
  const restored = join(folder, 'ailleurs', 'files', sha256.slice(0, 2), sha256);
  expect(readFileSync(restored).equals(bytes)).toBe(true);
  const { rows } = await inTarget((pool) =>
    pool.query(
      `select nextval(pg_get_serial_sequence('historique', 'id')) > (select max(id) from historique) as is_after`,
    ),
  );
  expect(rows).toEqual([{ is_after: true }]);
});

test('the portal serves what was restored: it is ready, its rules hold, people sign in', async () => {
  const server = await aServer({ ...elsewhere, DEMO: 'oui' });
  try {
    const ready = await server.get('/readyz');
    expect([ready.status, ready.body]).toEqual([
      200,
      { etat: 'ok', base: 'ok', fichiers: 'ok', travaux: 'ok', disque: 'ok' },
    ]);
    const accounts = JSON.parse(readFileSync(join(folder, 'ailleurs', 'demo-accounts.json'), 'utf8'));
    const { email, password } = accounts.find(
      (one: { associations: unknown[] }) => one.associations.length > 0,
    );
    const { status, body } = await server.call('POST', '/auth/login', { body: { email, password } });
    expect([status, body.token]).toEqual([200, expect.any(String)]);
    await expect(inTarget((pool) => pool.query('delete from historique'))).rejects.toThrow();

    expect(await refusal(backups.still)).toMatch(/^La base visée sert encore \(\d+ connexions ouvertes\)/);
  } finally {
    await server.kill();
  }
});

test('a database that holds something is left as it is, unless it is asked to be lost', async () => {
  expect(await restore('--from', backups.still)).toEqual({
    code: 1,
    said: 'La base visée n’est pas vide : donnez une base neuve, ou ajoutez --ecraser pour perdre ce qu’elle contient.\n',
  });
});

test('files of the backup before are taken by a link', () => {
  const linksIn = (place: string) =>
    readdirSync(join(place, 'fichiers'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).nlink);
  expect(linksIn(backups.still)).toHaveLength(manifest.fichiers.nombre);
  // The jobs of the demonstration may have made a few files since.
  const former = linksIn(backups.live);
  expect(former.length).toBeGreaterThan(0);
  expect(former.every((links) => links === 2)).toBe(true);
});

test('what was damaged is said, and nothing is written', async () => {
  expect(await restore('--from', backups.still, '--verifier')).toMatchObject({ code: 0 });
  const table = tableFile(backups.still, { schema: 'public', name: 'historique' });
  const aside = `${table}.intact`;
  renameSync(table, aside);
  writeFileSync(table, readFileSync(aside).subarray(0, -1));
  const said = /^La sauvegarde .* est abîmée : base\/public\.historique\.tsv\.gz\. Rien n’a été écrit/;
  expect(await refusal(backups.still)).toMatch(said);
  renameSync(aside, table);
  appendFileSync(join(backups.still, 'fichiers.txt'), '\n');
  expect(await refusal(backups.still)).toContain('abîmée : fichiers.txt');
});

test('a backup that was cut, or made by a later portal, is refused', async () => {
  const path = join(backups.live, 'manifeste.json');
  const whole = readFileSync(path, 'utf8');
  const write = (changes: Partial<Manifest>) =>
    writeFileSync(path, JSON.stringify({ ...JSON.parse(whole), ...changes }));
  write({ migrations: [{ name: '9999-plus-tard.sql', checksum: 'a'.repeat(64) }] });
  expect(await refusal(backups.live)).toMatch(
    /^Cette sauvegarde a été faite par une autre version du portail \(.*9999-plus-tard\.sql\)/,
  );
  write({ travaux: 1 });
  expect(await refusal(backups.live)).toContain('sont à la version 1');
  rmSync(path);
  expect(await refusal(backups.live)).toContain('il y manque manifeste.json, écrit en dernier');
});

test('a command without its folder, or into one that is used, says how it is called', async () => {
  expect(await restore()).toEqual({ code: 2, said: expect.stringContaining('npm run restore -- --from') });
  expect(await restore('--vers', 'x')).toMatchObject({ code: 2 });
  const taken = await runCommand('backup', { args: ['--to', backups.still], environment: there });
  expect(taken).toEqual({ code: 1, said: expect.stringContaining('n’est pas vide') });
});
