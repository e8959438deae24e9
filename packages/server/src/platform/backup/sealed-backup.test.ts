import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/pool.ts';
import { aDatabase, anEmptyDatabase } from '../db/test/test-database.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import { receiveFile } from '../storage/receive-file.ts';
import { fileIn, type Manifest, readManifest, tableFile } from './manifest.ts';
import { runCommand } from './test/test-command.ts';
import { readDigests } from './test/test-digests.sql.ts';
import { aNamedFile } from './test/test-named-file.sql.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-chiffree-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const source = await aDatabase();
const targetUrl = await anEmptyDatabase();
const TOKEN_KEY = 'une-clé-inventée-pour-les-sauvegardes-chiffrées';
const there = { DATABASE_URL: source.url, DATA_DIR: join(folder, 'origine'), TOKEN_KEY };
const elsewhere = { DATABASE_URL: targetUrl, DATA_DIR: join(folder, 'ailleurs'), TOKEN_KEY };
const text = 'Procès-verbal de l’assemblée des Joyeux Pétanqueurs';
const [first, second] = [join(folder, 'premiere'), join(folder, 'seconde')];

/** Makes a pair of keys as age-keygen does, and gives the file of the private one. */
async function aKey(name: string) {
  const identity = await generateIdentity();
  const file = join(folder, `${name}.txt`);
  writeFileSync(file, `# ${name}\n${identity}\n`, { mode: 0o600 });
  return { recipient: await identityToRecipient(identity), file };
}

const ours = await aKey('la-notre');
const theirs = await aKey('une-autre');
const backup = (to: string, recipient: string, ...args: string[]) =>
  runCommand('backup', {
    args: ['--to', to, ...args],
    environment: { ...there, BACKUP_RECIPIENT: recipient },
  });
const restore = (...args: string[]) =>
  runCommand('restore', { args: ['--from', second, ...args], environment: elsewhere });

let sha256: string;
let manifest: Manifest;

beforeAll(async () => {
  const file = await receiveFile(Buffer.from(text), { folder: join(folder, 'tmp'), maxBytes: 1000 });
  if (!file.ok) throw new Error('refused');
  ({ sha256 } = file.value);
  await folderStorage(join(there.DATA_DIR, 'files')).put(file.value);
  await aNamedFile(source.pool, { sha256, size: file.value.size });
  expect(await backup(first, ours.recipient)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/1 fichiers .*, chiffrée\.\n$/),
  });
  expect(await backup(second, ours.recipient, '--depuis', first)).toMatchObject({ code: 0 });
  manifest = await readManifest(second);
});

test('every table and every file is sealed for the public key, whose name the manifest says', () => {
  const sealed = readdirSync(second, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['manifeste.json', 'fichiers.txt'].includes(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  expect(sealed).toHaveLength(manifest.tables.length + 1);
  for (const bytes of sealed) expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(Buffer.concat(sealed).includes(text)).toBe(false);
  expect(manifest.chiffree_pour).toEqual([ours.recipient]);
});

test('a file of the backup before is taken by a link, unless that one was sealed for somebody else', async () => {
  const links = (place: string) => statSync(fileIn(place, sha256, '.age')).nlink;
  expect(links(second)).toBe(2);
  const third = join(folder, 'tierce');
  expect(await backup(third, theirs.recipient, '--depuis', first)).toMatchObject({ code: 0 });
  expect(links(third)).toBe(1);
});

test('without its private key, or with another, it is refused and nothing is written', async () => {
  expect(await restore('--verifier')).toMatchObject({ code: 0 });
  expect(await restore()).toEqual({
    code: 1,
    said: expect.stringContaining('donnez le fichier de sa clé privée'),
  });
  for (const args of [
    ['--identite', theirs.file],
    ['--identite', theirs.file, '--verifier'],
  ])
    expect(await restore(...args)).toEqual({
      code: 1,
      said: 'Cette clé n’ouvre pas la sauvegarde, chiffrée pour une autre. Rien n’a été écrit.\n',
    });
  expect(await restore('--identite', join(second, 'manifeste.json'))).toEqual({
    code: 1,
    said: expect.stringContaining('n’est pas un fichier de clé privée d’age'),
  });
  const { pool, close } = openDatabase({ url: targetUrl, max: 1 });
  expect(await readDigests(pool).finally(close)).toEqual({});
  expect(existsSync(join(elsewhere.DATA_DIR, 'files', sha256.slice(0, 2)))).toBe(false);
});

test('one that was cut or changed is refused before its key is even tried', async () => {
  const table = tableFile(second, { schema: 'public', name: 'historique' }, '.age');
  const whole = readFileSync(table);
  appendFileSync(table, 'x');
  const damaged = await restore('--identite', ours.file);
  writeFileSync(table, whole);
  expect(damaged).toEqual({
    code: 1,
    said: expect.stringContaining('est abîmée : base/public.historique.tsv.gz.age. Rien n’a été écrit'),
  });
});

test('its private key brings every row and every file back', async () => {
  expect(await restore('--identite', ours.file)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Rétabli : /),
  });
  const { pool, close } = openDatabase({ url: targetUrl, max: 1 });
  expect(await readDigests(pool).finally(close)).toEqual(await readDigests(source.pool));
  const restored = join(elsewhere.DATA_DIR, 'files', sha256.slice(0, 2), sha256);
  expect(readFileSync(restored, 'utf8')).toBe(text);
});

const age = ['/usr/bin/age', '/usr/local/bin/age'].find(existsSync);

test('the program age, where there is one, opens what was sealed without the portal', () => {
  if (age === undefined) return;
  const args = ['--decrypt', '--identity', ours.file, fileIn(second, sha256, '.age')];
  expect(execFileSync(age, args, { encoding: 'utf8' })).toBe(text);
});

test('a public key that is none stops the backup before anything is read', async () => {
  const nowhere = join(folder, 'nulle-part');
  expect(await backup(nowhere, 'age1faux')).toEqual({
    code: 1,
    said: expect.stringContaining('age1faux n’est pas une clé publique d’age'),
  });
  expect(existsSync(nowhere)).toBe(false);
});
