import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressed, sendCompressed } from './compressed-reply.ts';

const text = JSON.stringify({ titre: 'Un dossier '.repeat(100) });
const kept = compressed(text);
const app = fastify();
app.get('/', (request, reply) => sendCompressed(request, reply.type('application/json'), kept));
const ask = (encodings?: string) =>
  app.inject({ url: '/', headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

test('what is kept compressed is sent as it is to a browser', async () => {
  const { headers, rawPayload } = await ask('gzip, deflate, br, zstd');
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(rawPayload.equals(kept)).toBe(true);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
});

test.each([undefined, 'identity', 'gzip'])('it is sent as it was to who reads %s', async (encodings) => {
  const { headers, body } = await ask(encodings);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(text);
});
