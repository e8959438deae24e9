import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { receiveFile } from './receive-file.ts';
import { s3Storage } from './s3-storage.ts';
import { aBucket } from './test/test-bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-s3-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Answers instead of the store, when set. */
let outage: RequestListener | null = null;
const bucket = await aBucket(((listener: RequestListener) =>
  createServer((request, response) => (outage ?? listener)(request, response))) as typeof createServer);
afterAll(bucket.close);
afterEach(() => {
  outage = null;
});

const place = { region: 'fr-par', bucket: 'asso', prefix: '', accessKey: 'key', secretKey: 'secret' };
const storage = s3Storage({ ...place, endpoint: bucket.url }, { patienceMs: 3000 });

async function aFile() {
  const file = await receiveFile(Buffer.from('bonjour'), { folder, maxBytes: 1000 });
  if (!file.ok) throw new Error('refused');
  return file.value;
}

test.each<[string, RequestListener]>([
  ['breaks down', (_, response) => response.writeHead(500).end()],
  ['raves', (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Oups')],
  ['hangs up', (request) => request.socket.destroy()],
  ['says nothing', () => undefined],
])('a store that %s keeps nothing, says so, and serves again', async (_, broken) => {
  const file = await aFile();
  outage = broken;
  // The three calls are made together, because each of them waits for the silent store until its patience ends.
  await Promise.all([
    expect(storage.put(file)).rejects.toThrow(),
    expect(storage.get(file.sha256)).rejects.toThrow(),
    expect(storage.check()).rejects.toThrow(),
  ]);
  outage = null;
  await storage.put(file);
  const stream = await storage.get(file.sha256);
  expect(stream && (await buffer(stream)).toString()).toBe('bonjour');
  await expect(storage.check()).resolves.toBeUndefined();
});

test('a store that is not there is said', async () => {
  const nowhere = s3Storage({ ...place, endpoint: 'http://127.0.0.1:1' });
  await expect(nowhere.put(await aFile())).rejects.toThrow();
  await expect(nowhere.check()).rejects.toThrow();
});
