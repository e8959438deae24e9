import type { PgBoss } from 'pg-boss';
import type { JobRow } from './job.ts';

export const deadQueue = 'morts';

const zone = 'Europe/Paris';
const deadDays = 90;
const day = 86_400;

/** Creates or updates the queue of each job, the queue of dead jobs, and the schedules. */
export async function prepareQueues(boss: PgBoss, rows: readonly JobRow[]): Promise<void> {
  const names = rows.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`two jobs are called ${twice}`);
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!known.has(deadQueue)) await boss.createQueue(deadQueue, { retentionSeconds: deadDays * day });
  for (const row of rows) {
    if (known.has(row.name)) await boss.updateQueue(row.name, optionsOf(row));
    else await boss.createQueue(row.name, optionsOf(row));
  }
  await schedule(boss, rows);
}

const optionsOf = (row: JobRow) => ({
  retryLimit: row.retries ?? 8,
  retryDelay: row.retryDelaySeconds ?? 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: row.maxSeconds ?? 300,
  // A killed server sends no more heartbeats, so another takes its jobs long before they expire.
  heartbeatSeconds: 30,
  deleteAfterSeconds: day,
  deadLetter: deadQueue,
  notify: true,
});

async function schedule(boss: PgBoss, rows: readonly JobRow[]): Promise<void> {
  const wanted = new Map(rows.flatMap(({ name, cron }) => (cron === undefined ? [] : [[name, cron]])));
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name);
  }
  // A job whose hours were missed while no server ran is run once.
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: zone, missed: 'once' });
}
