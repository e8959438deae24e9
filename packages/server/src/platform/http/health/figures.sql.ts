import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export type JobFigure = { name: string; state: string; total: number };

/** Counts the jobs that wait, are retried or run, for each queue. */
export const countJobs = async (db: Db): Promise<JobFigure[]> => {
  const waiting: RawBuilder<JobFigure> = sql`
    select name, state::text as state, count(*)::int as total from jobs.job
     where state::text in ('created', 'retry', 'active') group by 1, 2`;
  return (await waiting.execute(db)).rows;
};

/**
 * Counts the mails that wait to leave and those that never will; the condition is written like that of their index.
 */
export const countMails = (db: Db): Promise<{ etat: string; total: number }[]> =>
  db
    .selectFrom('courriel')
    .select((eb) => ['etat', eb.fn.countAll<number>().as('total')])
    .where('etat', '<>', sql.lit('envoye'))
    .groupBy('etat')
    .execute();
