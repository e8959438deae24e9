import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { usualSettings } from '@asso/contract/kernel/portal-settings';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildLog } from '../../log/log.ts';
import { buildApp } from '../app.ts';
import { problemRegistry } from '../problem-registry.ts';
import { type ConnectionLimits, usualLimits } from './connection-limits.ts';

/** These limits are fractions of a second instead of minutes; each test sets the one it observes lower still. */
const patient: ConnectionLimits = {
  ...usualLimits,
  headersMs: 20_000,
  requestMs: 20_000,
  silenceMs: 20_000,
  everyMs: 20,
  connections: 300,
};

const flots = { commences: 0, finis: 0 };

/** Makes a server with a call that reads a body and a call whose answer never ends. */
async function aServerWith(limits: Partial<ConnectionLimits>) {
  const app = await buildApp({
    log: buildLog({ level: 'silent' }),
    problems: problemRegistry([]),
    publicUrl: new URL('https://portail.example'),
    settings: usualSettings,
    hstsSubdomains: true,
    trustProxy: false,
    requestsPerMinute: 1_000_000,
    limits: { ...patient, ...limits },
  });
  app.post('/api/corps', async ({ body }) => body);
  app.get('/api/flot', async (_, reply) => {
    const endless = new Readable({ read: () => endless.push(Buffer.alloc(64_000, 'a')) });
    flots.commences++;
    endless.once('close', () => flots.finis++);
    return reply.type('application/octet-stream').send(endless);
  });
  app.get('/api/vite', async () => ({ ok: true }));
  afterAll(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const open = new Set<Socket>();
afterEach(() => {
  for (const one of open) one.destroy();
  open.clear();
});

/** Opens a bare connection, and gives what it received once the other side has closed it. */
function aClient(port: number, { reads = true } = {}) {
  const socket = connect({ port, host: '127.0.0.1' });
  open.add(socket);
  let text = '';
  if (reads) {
    socket.on('data', (chunk) => {
      text += chunk;
    });
  }
  // The test expects the other side to close while it still writes.
  socket.on('error', () => undefined);
  const { promise: closed, resolve } = Promise.withResolvers<string>();
  socket.once('close', () => resolve(text));
  return { socket, closed, said: () => text };
}

/** Sends one letter after another as long as the other side listens, so that the connection never falls silent. */
async function dropByDrop(socket: Socket, letters: string) {
  for (let at = 0; !socket.destroyed && !socket.readableEnded && at < 2000; at++) {
    socket.write(letters[at % letters.length] ?? '');
    await wait(10);
  }
}

const get = 'GET /api/vite HTTP/1.1\r\nhost: a\r\n';
const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);

/**
 * Checks that another client is served on a connection of its own; a busy machine may be late, so it is asked again.
 */
async function expectServed(port: number): Promise<void> {
  const ask = async () => {
    const { socket, closed } = aClient(port);
    socket.write(`${get}connection: close\r\n\r\n`);
    return statusOf(await closed);
  };
  await expect.poll(ask).toBe(200);
}

test('headers that come drop by drop are cut, and others are served meanwhile', async () => {
  const port = await aServerWith({ headersMs: 800 });
  const slow = Array.from({ length: 50 }, () => aClient(port));
  const drops = slow.map(({ socket }) => {
    socket.write(get);
    return dropByDrop(socket, 'x-lent: a\r\n');
  });
  await Promise.all(Array.from({ length: 10 }, () => expectServed(port)));
  const said = await Promise.all(slow.map(({ closed }) => closed));
  await Promise.all(drops);
  expect(said.map(statusOf)).toEqual(Array(50).fill(408));
  expect(said[0]).toMatch(/content-type: application\/problem\+json/);
  expect(said[0]).toContain("Un problème est survenu lors de l'envoi de la requête au serveur.");
});

test('a body that comes drop by drop is cut, and others are served meanwhile', async () => {
  const port = await aServerWith({ requestMs: 800, headersMs: 800 });
  const slow = Array.from({ length: 20 }, () => aClient(port));
  const drops = slow.map(({ socket }) => {
    socket.write('POST /api/corps HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n');
    socket.write('content-length: 100000\r\n\r\n"');
    return dropByDrop(socket, 'a');
  });
  await expectServed(port);
  const said = await Promise.all(slow.map(({ closed }) => closed));
  await Promise.all(drops);
  expect(said.map(statusOf)).toEqual(Array(20).fill(408));
});

test('an answer that nobody reads is given up, what made it is closed, and others are served meanwhile', async () => {
  const port = await aServerWith({ silenceMs: 600 });
  const silent = Array.from({ length: 5 }, () => aClient(port, { reads: false }));
  for (const { socket } of silent) socket.write('GET /api/flot HTTP/1.1\r\nhost: a\r\n\r\n');
  await expectServed(port);
  await expect.poll(() => flots.commences).toBeGreaterThan(0);
  await expect.poll(() => flots.commences - flots.finis).toBe(0);
});

test('an answer read slowly is not given up: it is not silence', async () => {
  const silenceMs = 1000;
  const port = await aServerWith({ silenceMs });
  // When the machine itself was silent for too long, the measure proves nothing and is taken again.
  const slowestReadMs = async () => {
    const { socket } = aClient(port, { reads: false });
    socket.write('GET /api/flot HTTP/1.1\r\nhost: a\r\n\r\n');
    let [read, slowestMs, lastMs] = [0, 0, performance.now()];
    for (let n = 0; n < 40; n++) {
      await wait(50);
      read += (socket.read() as Buffer | null)?.length ?? 0;
      slowestMs = Math.max(slowestMs, performance.now() - lastMs);
      lastMs = performance.now();
    }
    if (slowestMs < silenceMs / 2) {
      expect(socket.destroyed).toBe(false);
      expect(read).toBeGreaterThan(100_000);
    }
    return slowestMs;
  };
  while ((await slowestReadMs()) >= silenceMs / 2);
});

test.each([
  [100, [200]],
  [101, [400]],
  // The status depends on the version of Node.
  [1000, [400, 431]],
])('a request of %i headers is answered %j', async (count, statuses) => {
  const port = await aServerWith({});
  const { socket, closed } = aClient(port);
  const more = Array.from({ length: count - 2 }, (_, n) => `x-${n}: a\r\n`).join('');
  socket.write(`${get}connection: close\r\n${more}\r\n`);
  expect(statuses).toContain(statusOf(await closed));
});

test('a header longer than 16 kB is refused before it is read to its end', async () => {
  const port = await aServerWith({});
  const { socket, closed } = aClient(port);
  socket.write(`${get}x-long: ${'a'.repeat(17_000)}`);
  expect(statusOf(await closed)).toBe(431);
  await expectServed(port);
});

test.each(['GET / HTTP/9.9\r\n\r\n', 'rien de connu\r\n\r\n', '\u0016\u0003\u0001\u0002\u0000'])(
  'what is no request (%j) is told so, with the usual headers, and no more',
  async (text) => {
    const { socket, closed } = aClient(await aServerWith({}));
    socket.write(text);
    const said = await closed;
    expect(statusOf(said)).toBe(400);
    expect(said).toContain("content-security-policy: default-src 'none'");
    expect(said).toContain('x-content-type-options: nosniff');
    expect(said).not.toMatch(/HPE_|node|fastify/i);
  },
);

test('connections that say nothing are closed; those beyond what one server holds are at once, and the next are served', async () => {
  const port = await aServerWith({ headersMs: 800, connections: 200 });
  const mute = Array.from({ length: 260 }, () => aClient(port));
  await expect.poll(() => mute.filter(({ socket }) => socket.destroyed).length).toBeGreaterThanOrEqual(60);
  const said = await Promise.all(mute.map(({ closed }) => closed));
  expect(said.filter((text) => statusOf(text) === 408).length).toBeLessThanOrEqual(200);
  await expectServed(port);
});

test('two requests with one body, told two lengths, are none', async () => {
  const port = await aServerWith({});
  for (const lengths of [
    'content-length: 5\r\ncontent-length: 6\r\n',
    'content-length: 5\r\ntransfer-encoding: chunked\r\n',
  ]) {
    const { socket, closed } = aClient(port);
    socket.write(`POST /api/corps HTTP/1.1\r\nhost: a\r\n${lengths}\r\n0\r\n\r\n${get}\r\n`);
    expect(statusOf(await closed)).toBe(400);
  }
});
