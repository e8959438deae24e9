import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendWritten, Written } from './compressed-reply.ts';

const text = JSON.stringify({ titre: 'Un dossier '.repeat(100) });
const kept = new Written(text);
const app = fastify();
app.get('/', (request, reply) => sendWritten(request, reply.type('application/json'), kept));
const ask = (encodings?: string) =>
  app.inject({ url: '/', headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

const isSentAsItIs = async (encodings?: string) => {
  const { headers, body } = await ask(encodings);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(text);
};

test('a reply that software reads is kept and sent as it was written', async () => {
  await isSentAsItIs();
  expect(kept.bytes).toBe(text.length);
});

test('a browser is sent it compressed, and from then on it is kept so', async () => {
  for (let time = 1; time <= 2; time++) {
    const { headers, rawPayload } = await ask('gzip, deflate, br, zstd');
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
    expect(kept.bytes).toBe(rawPayload.length);
  }
  expect(kept.bytes).toBeLessThan(text.length / 5);
});

test.each([undefined, 'identity', 'gzip'])('who reads %s is still sent it as it was', isSentAsItIs);

test('what is kept holds no memory but its own', () => {
  const received = Buffer.alloc(64 * 1024, 'a');
  for (const one of [new Written(text), Written.compressed(received.subarray(10, 20))]) {
    const bytes = one.compressed();
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
