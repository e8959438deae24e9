import type pg from 'pg';

/** An instant of the primary's clock, and a position in its log that holds all that had happened by then. */
export type Sample = { dbMs: number; lsn: number; timeline: string };

/**
 * The instant is read before the position: what had been committed, or seen, by then is in the log up to there. What is
 * not yet on the disk is no commit that anybody was shown (synchronous_commit), and could be seconds before it goes.
 */
export async function readPrimary(pool: pg.Pool): Promise<Sample> {
  const { rows } = await pool.query<Sample>(`
    with instant as materialized (select extract(epoch from clock_timestamp())::float8 * 1000 as ms)
    select ms as "dbMs", pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as lsn,
      left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) as timeline
    from instant`);
  const [sample] = rows;
  if (sample === undefined) throw new Error('the primary told no position');
  return sample;
}

/** Gives how far a replica has replayed the log; `null` once it was promoted, as it then follows nobody. */
export async function readReplayed(pool: pg.Pool): Promise<number | null> {
  const { rows } = await pool.query<{ lsn: number | null }>(
    `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as lsn`,
  );
  return rows[0]?.lsn ?? null;
}

/** What is sent in one message with the commit costs no journey: its second answer is where the log then was. */
export const commitAndTell = `commit; select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as lsn`;

/** Nothing is written on what may have been promoted without us. */
export const refusesWrites = (client: pg.ClientBase) =>
  client.query('set default_transaction_read_only = on');
