import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listenAt } from './listen.sql.ts';
import { aDatabase } from './test/test-database.ts';

const { pool, url } = await aDatabase();
const say = (text: string) => pool.query(`select pg_notify('essai', $1)`, [text]);

const until = (isTrue: () => boolean) => expect.poll(isTrue).toBe(true);

describe('listening to the database', () => {
  it('hears what is announced on its channel, until it stops', async () => {
    const heard: string[] = [];
    const listener = await listenAt(url)('essai', {
      onMessage: (text) => heard.push(text),
      onMissed: () => {},
    });
    await say('un');
    await until(() => heard.length > 0);
    await listener.stop();
    // Another listener hears the second message: by then, the first one would have heard it too.
    const other: string[] = [];
    const still = await listenAt(url)('essai', { onMessage: (text) => other.push(text), onMissed: () => {} });
    await say('deux');
    await until(() => other.length > 0);
    await still.stop();
    expect(heard).toEqual(['un']);
  });

  it('listens again after a cut, and says that something may have been missed', async () => {
    const heard: string[] = [];
    let missed = 0;
    const listener = await listenAt(url)('essai', {
      onMessage: (text) => heard.push(text),
      onMissed: () => missed++,
    });
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "essai"'`);
    await until(() => missed > 0);
    await say('après');
    await until(() => heard.length > 0);
    expect({ heard, missed }).toEqual({ heard: ['après'], missed: 1 });
    await listener.stop();
  });

  it('is sure to have heard everything, unless a pooler stands before the database', async () => {
    const deaf = { onMessage: () => {}, onMissed: () => {} };
    const direct = await listenAt(url)('essai', deaf);
    await direct.hasHeard();
    await direct.stop();
    const pooler = await aPooler();
    const behind = await listenAt(pooler.url)('essai', deaf);
    await expect(behind.hasHeard()).rejects.toThrow('nothing is sure to be heard');
    await behind.stop();
    pooler.close();
  });
});

/** Starts a relay that, like a pooler, names to its clients another process than the PostgreSQL process behind it. */
async function aPooler() {
  const { hostname, port } = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.on('data', (bytes: Buffer) => {
      const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]));
      if (at >= 0) bytes.writeInt32BE(1, at + 5);
      near.write(bytes);
    });
    near.on('close', () => far.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const behind = new URL(url);
  behind.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: behind.href, close: () => server.close() };
}
