import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Reads the definition of an index in the database. */
export async function readIndex(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(${name}::regclass) as definition`.execute(db);
  return rows[0]?.definition ?? '';
}
