import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { deadQueue } from './queues.ts';

/** Types the columns of pg-boss's own table that the list of dead jobs reads. */
export interface JobTable {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  start_after: Date;
  output: unknown;
  data: unknown;
  created_on: Date;
  source_name: string | null;
  source_retry_count: number | null;
  source_output: unknown;
}

declare module '../db/database.ts' {
  interface PreciseTables {
    'jobs.job': JobTable;
  }
}

export type DeadJob = {
  id: string;
  job: string | null;
  data: unknown;
  tries: number;
  error: unknown;
  at: Date;
  /** When the job is tried again; null once it is given up. */
  again: Date | null;
};

export async function listDeadJobs(db: Db, limit: number): Promise<DeadJob[]> {
  const rows = await db
    .selectFrom('jobs.job')
    .select(['id', 'source_name', 'data', 'source_retry_count', 'source_output', 'created_on'])
    .where('name', '=', deadQueue)
    .where('state', '=', 'created')
    .orderBy('created_on', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    job: row.source_name,
    data: row.data,
    tries: (row.source_retry_count ?? 0) + 1,
    error: row.source_output,
    at: row.created_on,
    again: null,
  }));
}

/** Lists the jobs that failed twice at least and will be tried again, the oldest first. */
export async function listFailingJobs(db: Db, limit: number): Promise<DeadJob[]> {
  const rows = await db
    .selectFrom('jobs.job')
    .select(['id', 'name', 'data', 'retry_count', 'output', 'created_on', 'start_after'])
    .where('state', '=', 'retry')
    // The first failure leaves this count at 0: it grows when the job is taken again.
    .where('retry_count', '>=', 1)
    .orderBy('created_on')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    job: row.name,
    data: row.data,
    tries: row.retry_count + 1,
    error: row.output,
    at: row.created_on,
    again: row.start_after,
  }));
}

export async function countDeadJobs(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('jobs.job')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('name', '=', deadQueue)
    .where('state', '=', 'created')
    .executeTakeFirstOrThrow();
  return total;
}

/** Lists the data of the jobs of this name that wait, are retried or run. */
export async function listWaiting(db: Db, name: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('jobs.job')
    .select('data')
    .where('name', '=', name)
    .where('state', 'in', ['created', 'retry', 'active'])
    .execute();
  return rows.map(({ data }) => data);
}

type JobFigure = { name: string; state: string; total: number };

/** Counts the jobs that wait, are retried or run, for each queue. */
export const countJobs = async (db: Db): Promise<JobFigure[]> => {
  const waiting: RawBuilder<JobFigure> = sql`
    select name, state::text as state, count(*)::int as total from jobs.job
     where state::text in ('created', 'retry', 'active') group by 1, 2`;
  return (await waiting.execute(db)).rows;
};
