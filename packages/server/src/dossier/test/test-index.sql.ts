import { type Kysely, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';

/** Reads the definition of an index in the database. */
export async function readIndex(db: Db, name: string): Promise<string> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(${name}::regclass) as definition`.execute(db);
  return rows[0]?.definition ?? '';
}

export type Plans = { name: string; custom: number; generic: number };

/**
 * Makes this connection plan its statements as in production; by default the database of the tests plans each only
 * once.
 */
export const planAsInProduction = (on: Kysely<Database>): Promise<unknown> =>
  sql`set plan_cache_mode = auto`.execute(on);

/** Reads how often each statement of this connection was planned for its values, and for any. */
export async function readPlans(on: Kysely<Database>): Promise<Map<string, Plans>> {
  const { rows } = await sql<Plans>`
    select name, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements`.execute(
    on,
  );
  return new Map(rows.map((row) => [row.name, row]));
}
