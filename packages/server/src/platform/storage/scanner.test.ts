import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildLog } from '../log/log.ts';
import { openScanner } from './scanner.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-scan-'));
const path = join(folder, 'f');
const log = buildLog({ level: 'silent' });

/** What a scanner received, and what it answers. */
let received = Buffer.alloc(0);
let answer = 'stream: OK\0';
const server = createServer(play).listen(0, '127.0.0.1');
await once(server, 'listening');
const clamavUrl = new URL(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

function play(socket: Socket): void {
  let bytes = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk]);
    received = bytes;
    // A limit is said in the middle of the file; the rest after its end.
    const isEnd = bytes.subarray(-4).equals(Buffer.alloc(4));
    if (isEnd || answer.startsWith('INSTREAM size')) socket.end(answer);
  });
}

/** The content between the command and the empty chunk. */
function contentOf(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  for (let length = bytes.readUInt32BE(at); length > 0; length = bytes.readUInt32BE(at)) {
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return Buffer.concat(parts);
}

const scan = (url: URL | undefined) => openScanner({ clamavUrl: url, log }).scan(path);

test('without a scanner it says so, and not that the file is safe', async () => {
  expect(await scan(undefined)).toBe('non_analyse');
});

test.each([
  ['stream: OK\0', 'sain'],
  ['stream: Eicar-Test-Signature FOUND\0', 'infecte'],
  ['stream: something else ERROR\0', 'en_attente'],
  ['INSTREAM size limit exceeded. ERROR\0', 'en_attente'],
  ['', 'en_attente'],
])('when clamd answers « %s » the file is %s', async (said, result) => {
  writeFileSync(path, Buffer.alloc(200_000, 7));
  answer = said;
  expect(await scan(clamavUrl)).toBe(result);
});

test('sends the whole file, cut in chunks', async () => {
  const content = Buffer.from(Array.from({ length: 150_000 }, (_, n) => (n % 250) + 1));
  writeFileSync(path, content);
  answer = 'stream: OK\0';
  await scan(clamavUrl);
  expect(contentOf(received).equals(content)).toBe(true);
});

test('a scanner that is down leaves the file waiting', async () => {
  expect(await scan(new URL('tcp://127.0.0.1:1'))).toBe('en_attente');
});
