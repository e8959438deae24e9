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
});
