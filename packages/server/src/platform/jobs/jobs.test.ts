import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { aDatabase } from '../db/test/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { buildLog } from '../log/log.ts';
import { type JobContext, job, worker } from './job.ts';
import { openJobs } from './jobs.ts';

const database = await aDatabase();
const { db, url } = database;
const lines: string[] = [];
const log = buildLog({ level: 'debug', destination: { write: (line) => lines.push(line) } });

const greet = job({ name: 'essai.saluer', schema: z.strictObject({ nom: z.string() }), retries: 2 });
const nightly = job({ name: 'essai.nuit', schema: z.object({}), cron: '0 3 * * *' });
const done: string[] = [];
const contexts: JobContext[] = [];
let fails = 0;

const rows = [
  worker(greet, async ({ nom }, context) => {
    contexts.push(context);
    if (fails-- > 0) throw new Error('not now');
    done.push(nom);
  }),
  worker(nightly, async () => {
    done.push('nuit');
  }),
];
const jobs = await openJobs({ url, db, log });
await jobs.declare(rows);
afterAll(() => jobs.stop());

beforeEach(async () => {
  await sql`delete from jobs.job`.execute(db);
  done.length = 0;
  contexts.length = 0;
  fails = 0;
});

const write = (nom: string) => inTransaction(db, (tx) => jobs.enqueue(tx, greet, { nom }));

test('a job is done after the transaction that wrote it', async () => {
  await write('Camille');
  expect(await jobs.runDue()).toBe(1);
  expect(done).toEqual(['Camille']);
  expect(await jobs.runDue()).toBe(0);
});

test('a transaction that fails leaves no job', async () => {
  const work = inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, greet, { nom: 'Camille' });
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  expect(await jobs.runDue()).toBe(0);
});

test('data of the wrong shape is not written', async () => {
  const work = inTransaction(db, (tx) => jobs.enqueue(tx, greet, { prenom: 'Camille' } as never));
  await expect(work).rejects.toThrow(z.ZodError);
});

test('a job that fails is tried later, not at once', async () => {
  fails = 1;
  await write('Camille');
  expect(await jobs.runDue()).toBe(0);
  expect(await jobs.runDue()).toBe(0);
  expect(await jobs.runDue({ isEarly: true })).toBe(1);
  expect(done).toEqual(['Camille']);
  expect(contexts.map(({ attempt, isLastAttempt }) => [attempt, isLastAttempt])).toEqual([
    [1, false],
    [2, false],
  ]);
});

test('a job that fails each time ends among the dead, from where it can be sent back', async () => {
  fails = 3;
  await write('Camille');
  for (let n = 0; n < 4; n++) await jobs.runDue({ isEarly: true });
  expect(contexts.map(({ isLastAttempt }) => isLastAttempt)).toEqual([false, false, true]);
  const dead = await jobs.listDead();
  expect(dead).toMatchObject([
    { job: 'essai.saluer', data: { nom: 'Camille' }, tries: 3, error: { message: 'Error: not now' } },
  ]);
  expect(await jobs.countDead()).toBe(1);
  expect(lines.at(-1)).toContain('job dead');

  expect(await jobs.retryDead(dead.map(({ id }) => id))).toBe(1);
  expect(await jobs.countDead()).toBe(0);
  await jobs.runDue();
  expect(done).toEqual(['Camille']);
});

test('a job that was being done by a server that was killed is done by another', async () => {
  await write('Camille');
  const killed = await new PgBoss({ connectionString: url, schema: 'jobs' }).start();
  expect(await killed.fetch(greet.name)).toHaveLength(1);
  expect(await jobs.runDue()).toBe(0);
  await sql`update jobs.job set heartbeat_on = now() - interval '31 seconds'`.execute(db);
  await sql`update jobs.queue set monitor_on = null`.execute(db);
  await killed.supervise();
  await killed.stop({ graceful: false });
  expect(await jobs.runDue({ isEarly: true })).toBe(1);
  expect(done).toEqual(['Camille']);
});

test('what comes by itself has its hour, in Paris', async () => {
  const schedules = await sql<{ name: string; cron: string; timezone: string }>`
    select name, cron, timezone from jobs.schedule`.execute(db);
  expect(schedules.rows).toEqual([{ name: 'essai.nuit', cron: '0 3 * * *', timezone: 'Europe/Paris' }]);
});

test('is not ready before it works, does at once what is written while it works, and finishes before it stops', async () => {
  const own = await openJobs({ url, db, log });
  await own.declare(rows);
  await expect(own.check()).rejects.toThrow('no job worker runs');
  await own.work();
  await own.check();
  await write('Sacha');
  await expect.poll(() => done).toEqual(['Sacha']);
  await own.stop();
  await expect(own.check()).rejects.toThrow('no job worker runs');
});

test('does one after the other what was waiting when it began, without a pause', async () => {
  const names = ['Alix', 'Camille', 'Dominique', 'Sacha'];
  for (const nom of names) await write(nom);
  // The usual pause between two looks would outlast the test.
  const own = await openJobs({ url, db, log, looksEverySeconds: { awake: 86_400, woken: 86_400 } });
  await own.declare(rows);
  await own.work();
  await expect.poll(() => done.toSorted()).toEqual(names);
  await own.stop();
});

test('an hour that the code no longer knows is forgotten', async () => {
  const own = await openJobs({ url, db, log });
  await own.declare(rows.slice(0, 1));
  await own.stop();
  expect((await sql`select name from jobs.schedule`.execute(db)).rows).toEqual([]);
});

test('two jobs of one name stop the start', async () => {
  await expect(jobs.declare([...rows, ...rows])).rejects.toThrow('two jobs are called essai.saluer');
});
