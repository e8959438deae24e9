import type { FastifyReply } from 'fastify';
import { expect, test, vi } from 'vitest';
import { cookieWriter } from './cookies.ts';

test.each([
  ['https://portail.exemple.fr', true],
  ['https://localhost:4443', true],
  ['http://portail.exemple.fr', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
])('at %s, a cookie that only travels encrypted: %s', (url, secure) => {
  const reply = { setCookie: vi.fn() };
  cookieWriter(new URL(url))(reply as unknown as FastifyReply, [
    { name: 'token', value: 'x', maxAgeSeconds: 60 },
  ]);
  expect(reply.setCookie).toHaveBeenCalledExactlyOnceWith('token', 'x', expect.objectContaining({ secure }));
});
