import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { listenAt } from './listen.sql.ts';
import { aDatabase } from './test-database.ts';

const { pool, url } = await aDatabase();
const say = (text: string) => pool.query(`select pg_notify('essai', $1)`, [text]);

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isTrue(); tries++) await wait(50);
}

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
    await say('deux');
    await wait(100);
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
