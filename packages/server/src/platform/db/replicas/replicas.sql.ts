import type pg from 'pg';

/** An instant of the primary's clock, and a position in its log that holds all that had happened by then. */
export type Sample = { dbMs: number; lsn: number; timeline: string };

/**
 * Reads the instant before the position, so that all that was committed by that instant is in the log up to there. Only
 * what is on the disk counts: nobody was shown a commit that is not (synchronous_commit), and replicas may receive it
 * seconds later.
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

/**
 * Commits and asks for the position of the log in one message, which costs no second round trip; the second result is
 * the position, null on a primary that became a standby, where asking for it would fail what was committed.
 */
export const commitAndTell = `commit; select case when not pg_is_in_recovery()
  then pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') end as lsn`;

/**
 * Makes a connection to a replica refuse writes, because the replica may have been promoted without the portal knowing.
 */
export const refusesWrites = (client: pg.ClientBase) =>
  client.query('set default_transaction_read_only = on');
