import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { aPortal } from './test/test-app.ts';

const portal = await aPortal();
const { port } = new URL(await portal.openPort());

async function statusOf(...headers: string[]): Promise<string | undefined> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(['GET /healthz HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'));
  return (await text(socket)).split(' ')[1];
}

test('a request that names two hosts is refused, the same with one is answered', async () => {
  expect(await statusOf('Host: a.example')).toBe('200');
  expect(await statusOf('Host: a.example', 'Host: b.example')).toBe('400');
  expect(await statusOf('Host: a.example', 'HOST: a.example')).toBe('400');
});
