import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from './database.ts';
import { type Listen, listenAt } from './listen.sql.ts';
import { forgetChannel, remembered, startMemory } from './memory.ts';
import { aDatabase } from './test/test-database.ts';

const { db, pool, url } = await aDatabase();
const say = (message: string) => pool.query('select pg_notify($1, $2)', [forgetChannel, message]);

let reads = 0;
const read = remembered({
  subject: 'essai',
  most: 2,
  read: async (_: Db, key: string) => ({ key, rank: ++reads }),
});
const isKept = async () => {
  const one = await rank();
  return one === (await rank());
};
const rank = async (key = 'a') => (await read(db, key))?.rank;

let stop = async () => {};
afterEach(() => stop());
const start = async (listen: Listen = listenAt(url)) => ({ stop } = await startMemory(db, listen));

describe('what is kept', () => {
  // Time stands still, so that a machine that stops for a second does not make the memory doubt what it heard.
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(1);
    return () => vi.restoreAllMocks();
  });

  it('is read once until it is announced that it changed, at once for whoever wrote', async () => {
    await start();
    const first = await rank();
    expect(await rank()).toBe(first);
    await say('essai b');
    expect(await rank()).toBe(first);
    await say('essai a');
    const second = await rank();
    expect(second).not.toBe(first);
    await say('essai');
    expect(await rank()).not.toBe(second);
  });

  it('is heard of within a transaction when it ends, and not when it is undone', async () => {
    await start();
    const first = await rank();
    const client = await pool.connect();
    const write = async (end: string) => {
      await client.query('begin');
      await client.query('select pg_notify($1, $2)', [forgetChannel, 'essai a']);
      expect(await rank()).toBe(first);
      await client.query(end);
    };
    await write('rollback');
    expect(await rank()).toBe(first);
    await write('commit');
    expect(await rank()).not.toBe(first);
    client.release();
  });

  it('is not what was read while it changed', async () => {
    await start();
    const slow = remembered({
      subject: 'essai',
      most: 2,
      read: async () => {
        await say('essai lent');
        return { rank: ++reads };
      },
    });
    const first = await slow(db, 'lent');
    expect(await slow(db, 'lent')).not.toEqual(first);
  });

  it('is not what a transaction read', async () => {
    await start();
    const inside = await db.transaction().execute((trx) => read(trx, 'c'));
    expect(await rank('c')).not.toBe(inside?.rank);
    const outside = await rank('c');
    expect((await db.transaction().execute((trx) => read(trx, 'c')))?.rank).toBe(outside);
  });

  it('is bounded: the oldest goes first', async () => {
    await start();
    const [a, b] = [await rank('x'), await rank('y')];
    await rank('z');
    expect(await rank('y')).toBe(b);
    expect(await rank('x')).not.toBe(a);
  });
});

describe('nothing is answered from memory', () => {
  it('where nobody listens, as in a command', async () => {
    expect(await rank()).not.toBe(await rank());
  });

  it('while it is not certain that everything was heard', async () => {
    await start(async (channel, heard) => ({
      ...(await listenAt(url)(channel, heard)),
      hasHeard: () => Promise.reject(new Error('cut')),
    }));
    expect(await rank()).not.toBe(await rank());
  });

  it('of before a cut of the connection that listens', async () => {
    await start();
    const first = await rank();
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query = 'select'`);
    await expect.poll(() => rank()).not.toBe(first);
    // What was read is kept again once the connection is open again.
    await expect.poll(isKept).toBe(true);
  });
});
