import { sql } from 'kysely';
import type { Db } from './database.ts';

type Index = { name: string; is_valid: boolean };

/** Lists the indexes of the portal's tables; those of the parts of a table divided by years go with the whole. */
async function listIndexes(db: Db): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select c.relname as name, i.indisvalid as is_valid
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
    order by c.relname`.execute(db);
  return rows;
}

/** Writes the names of all indexes of this migrated base, as `indexes.ts` holds them. */
export async function describeIndexes(db: Db): Promise<string> {
  const rows = await listIndexes(db);
  return [
    '// Written by `npm run tables -- --write` from the migrated base: a migration changes it, nobody by hand.',
    'export const indexes: readonly string[] = [',
    ...rows.map(({ name }) => `  '${name}',`),
    '];',
    '',
  ].join('\n');
}

/**
 * Names the indexes that answer nothing: those that are missing, and those that PostgreSQL keeps without using them,
 * such as one of a table divided by years that has no part in some year.
 */
export async function listBrokenIndexes(db: Db, expected: readonly string[]): Promise<string[]> {
  const present = await listIndexes(db);
  const valid = new Set(present.filter((one) => one.is_valid).map(({ name }) => name));
  const invalid = present.filter((one) => !one.is_valid).map(({ name }) => name);
  return [...new Set([...expected.filter((name) => !valid.has(name)), ...invalid])].toSorted();
}
