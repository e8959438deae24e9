import type { Pool } from 'pg';

const shown =
  `shared_buffers effective_cache_size work_mem maintenance_work_mem max_wal_size checkpoint_timeout random_page_cost
  fsync synchronous_commit full_page_writes wal_compression autovacuum max_parallel_workers_per_gather jit`.split(
    /\s+/,
  );

/** Describes the settings of PostgreSQL for the report, since the figures mean nothing without them. */
export async function readSettings(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ text: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') || ': ' ||
        string_agg(name || ' ' || current_setting(name), ', ' order by name) as text
      from pg_settings where name = any($1)`,
    [shown],
  );
  return rows[0]?.text ?? '';
}
