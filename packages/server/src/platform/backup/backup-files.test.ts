import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openStorage } from '../storage/open-storage.ts';
import { receiveFile } from '../storage/receive-file.ts';
import type { Storage } from '../storage/storage.ts';
import { aBucket } from '../storage/test/test-bucket.ts';
import { damagedFiles, readBefore, restoreFiles, saveFiles } from './backup-files.ts';
import { fileIn } from './manifest.ts';
import { inClear } from './seal.ts';

const root = mkdtempSync(join(tmpdir(), 'portail-asso-backup-files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const bucket = await aBucket(createServer);
afterAll(bucket.close);

const inBucket = await openStorage(
  readConfig({
    DATA_DIR: root,
    STORAGE_URL: `s3://asso/fichiers?endpoint=${bucket.url}&region=fr-par`,
    STORAGE_ACCESS_KEY: 'key',
    STORAGE_SECRET_KEY: 'secret',
  }),
);
const inFolder = await openStorage(readConfig({ DATA_DIR: join(root, 'data') }));

async function put(storage: Storage, text: string): Promise<string> {
  const file = await receiveFile(Buffer.from(text), { folder: join(root, 'tmp'), maxBytes: 1000 });
  if (!file.ok) throw new Error('refused');
  await storage.put(file.value);
  return file.value.sha256;
}

function aFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  return folder;
}

async function damagedIn(folder: string): Promise<string[]> {
  const found = [];
  for await (const file of damagedFiles(folder, '')) found.push(basename(file));
  return found;
}

test('files of a bucket are saved, and restored in a folder', async () => {
  const named = new Set([
    await put(inBucket, 'un'),
    await put(inBucket, 'deux'),
    await put(inBucket, 'trois'),
  ]);
  const folder = aFolder('seau');
  const { fichiers, absents } = await saveFiles({
    storage: inBucket,
    folder,
    named,
    before: null,
    seal: inClear,
  });
  expect([fichiers.nombre, fichiers.octets, absents]).toEqual([3, 11, []]);
  expect(await restoreFiles(inFolder, folder, inClear)).toBe(3);
  const texts = [];
  for (const sha256 of named)
    texts.push(String(await buffer((await inFolder.get(sha256)) ?? Readable.from([]))));
  expect(texts).toEqual(['un', 'deux', 'trois']);
});

test('a file that the storage lost is told, and does not stop the others', async () => {
  const here = await put(inFolder, 'présent');
  const lost = 'f'.repeat(64);
  const folder = aFolder('perdu');
  const { fichiers, absents } = await saveFiles({
    storage: inFolder,
    folder,
    named: new Set([here, lost]),
    before: null,
    seal: inClear,
  });
  expect([fichiers.nombre, absents]).toEqual([1, [lost]]);
});

test('a file that the storage damaged stops the backup; one that a backup damaged is not taken from it, and is seen', async () => {
  const sha256 = await put(inFolder, 'intact');
  const first = aFolder('premiere');
  await saveFiles({
    storage: inFolder,
    folder: first,
    named: new Set([sha256]),
    before: null,
    seal: inClear,
  });
  writeFileSync(fileIn(first, sha256), 'abîmé');
  expect(await damagedIn(first)).toEqual([sha256]);

  const second = aFolder('seconde');
  await saveFiles({
    storage: inFolder,
    folder: second,
    named: new Set([sha256]),
    before: await readBefore(first, []),
    seal: inClear,
  });
  expect(readFileSync(fileIn(second, sha256), 'utf8')).toBe('intact');
  expect(await damagedIn(second)).toEqual([]);

  writeFileSync(join(root, 'data', 'files', sha256.slice(0, 2), sha256), 'abîmé aussi');
  const third = saveFiles({
    storage: inFolder,
    folder: aFolder('tierce'),
    named: new Set([sha256]),
    before: await readBefore(first, []),
    seal: inClear,
  });
  await expect(third).rejects.toThrow(/^Le fichier .* du stockage est abîmé/);
});
