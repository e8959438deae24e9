import type { Pool } from 'pg';

/** How the database keeps its letters: `UTF8`, or what the portal cannot work on. */
export async function readEncoding(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
  return rows[0]?.server_encoding ?? '';
}

/** Rejects when the database does not answer. */
export async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1');
}
