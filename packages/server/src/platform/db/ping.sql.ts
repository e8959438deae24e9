import type { Pool } from 'pg';

/** Gives the encoding of the database: the portal only works on `UTF8`. */
export async function readEncoding(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
  return rows[0]?.server_encoding ?? '';
}

/** Rejects when the database does not answer. */
export async function ping(pool: Pool): Promise<void> {
  await pool.query('select 1');
}
