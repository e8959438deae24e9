import type { Pool } from 'pg';
import { listTables, quoted } from '../catalog.sql.ts';

/**
 * Gives the row count and the digest of each table, whatever the order of its rows: equal databases give equal
 * digests.
 */
export async function readDigests(pool: Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const digests: Record<string, string> = {};
    for (const table of await listTables(client, { isLasting: true })) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
           from ${quoted(client, table)} t`,
      );
      digests[`${table.schema}.${table.name}`] = rows[0]?.digest ?? '';
    }
    return digests;
  } finally {
    client.release();
  }
}
