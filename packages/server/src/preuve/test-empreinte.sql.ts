import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** A refused call may write in these tables: attempts, replies kept for a key, the last use of a session. */
const ecritesParUnRefus = [
  'idempotence',
  'session',
  'echec_connexion',
  'visite_dossier',
  'presence_dossier',
  'lecture_gardee',
];

/**
 * Returns a text that changes as soon as a row is added, changed or removed in any table other than
 * `ecritesParUnRefus`.
 */
export async function empreinte(db: Db): Promise<string> {
  const tables = await tablesOf(db);
  const parts = tables.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, count(*) as n, coalesce(max(xmin::text::bigint), 0) as last from ${sql.table(name)}`,
  );
  const { rows } = await sql<{
    name: string;
    n: string;
    last: string;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows.map(({ name, n, last }) => `${name} ${n} ${last}`).join('\n');
}

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename
  `.execute(db);
  return rows.map(({ name }) => name).filter((name) => !ecritesParUnRefus.includes(name));
}
