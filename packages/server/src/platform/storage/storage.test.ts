import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openStorage } from './open-storage.ts';
import { receiveFile } from './receive-file.ts';
import { aBucket } from './test/test-bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const temporary = join(folder, 'tmp');

const bucket = await aBucket(createServer);
afterAll(bucket.close);

const configOf = (environment: Record<string, string>) =>
  readConfig({ DATA_DIR: join(folder, 'data'), ...environment });

const places = {
  'a folder': { STORAGE_URL: `file://${folder}/files` },
  'the folder of the data': {},
  'a bucket': {
    STORAGE_URL: `s3://asso/fichiers?endpoint=${bucket.url}&region=fr-par`,
    STORAGE_ACCESS_KEY: 'key',
    STORAGE_SECRET_KEY: 'secret',
  },
};

async function received(text: string) {
  const file = await receiveFile(Buffer.from(text), { folder: temporary, maxBytes: 1_000_000 });
  if (!file.ok) throw new Error('refused');
  return file.value;
}

async function listed(storage: Awaited<ReturnType<typeof openStorage>>) {
  const found = [];
  for await (const { sha256, size } of storage.list()) found.push([sha256, size]);
  return found.sort();
}

test.each(Object.entries(places))('keeps files in %s', async (_, environment) => {
  const storage = await openStorage(configOf(environment));
  const file = await received('bonjour');
  const other = await received('l’été');
  await storage.put(file);
  await storage.put(file);
  await storage.put(other);
  await file.dispose();
  expect(await listed(storage)).toEqual(
    [
      [file.sha256, 7],
      [other.sha256, 9],
    ].sort(),
  );
  const stream = await storage.get(file.sha256);
  expect((await buffer(stream ?? Readable.from([]))).toString()).toBe('bonjour');
  await storage.delete(file.sha256);
  await storage.delete(file.sha256);
  expect(await storage.get(file.sha256)).toBeNull();
  expect(await listed(storage)).toEqual([[other.sha256, 9]]);
});

test.each(Object.entries(places))('%s gives nothing for what is no hash', async (_, environment) => {
  const storage = await openStorage(configOf(environment));
  for (const name of ['../../etc/passwd', '', 'ABC', `${'a'.repeat(63)}/`]) {
    expect(await storage.get(name)).toBeNull();
    await storage.delete(name);
  }
});

test('a folder holds no file that was not written whole', async () => {
  const root = join(folder, 'coupe');
  const storage = await openStorage(configOf({ STORAGE_URL: `file://${root}` }));
  const file = await received('bonjour');
  await file.dispose();
  await expect(storage.put(file)).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
  expect(readdirSync(join(root, file.sha256.slice(0, 2)))).toEqual([]);
});

test('a place that cannot be written stops the start with a sentence', async () => {
  writeFileSync(join(folder, 'fichier'), '');
  const config = configOf({ STORAGE_URL: `file://${folder}/fichier` });
  await expect(openStorage(config)).rejects.toThrow(
    /^Le stockage des fichiers indiqué par STORAGE_URL \(file:/,
  );
  const elsewhere = configOf({
    STORAGE_URL: `s3://inconnu?endpoint=${bucket.url}`,
    STORAGE_ACCESS_KEY: 'a',
    STORAGE_SECRET_KEY: 'b',
  });
  await expect(openStorage(elsewhere)).rejects.toThrow(
    /^Le stockage des fichiers indiqué par STORAGE_URL \(s3:/,
  );
});

test.each([
  [9, true],
  [10, true],
  [11, false],
])('of a limit of 10 bytes, %i are accepted: %s', async (size, isAccepted) => {
  const source = Readable.from([Buffer.alloc(size - 1), Buffer.alloc(1)]);
  const file = await receiveFile(source, { folder: temporary, maxBytes: 10 });
  expect(file.ok).toBe(isAccepted);
  if (file.ok) {
    expect(file.value.size).toBe(size);
    await file.value.dispose();
  } else expect(file.problems).toEqual([{ code: 'kernel.trop-volumineux' }]);
  expect(readdirSync(temporary).length).toBeLessThanOrEqual(5);
});

test('knows a file by what it holds', async () => {
  const file = await received('bonjour');
  expect(file.sha256).toBe('2cb4b1431b84ec15d35ed83bb927e27e8967d75f4bcd9cc4b25c8d879ae23e18');
  await file.dispose();
});

test('what stops on the way leaves nothing', async () => {
  const before = readdirSync(temporary).length;
  const source = Readable.from(
    (async function* () {
      yield Buffer.from('bon');
      throw new Error('connection lost');
    })(),
  );
  await expect(receiveFile(source, { folder: temporary, maxBytes: 10 })).rejects.toThrow('connection lost');
  expect(readdirSync(temporary)).toHaveLength(before);
});
