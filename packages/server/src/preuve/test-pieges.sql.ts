import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

type Piege = { avant: string; apres: string };

/** The tables that keep the answers to a procedure's form in one column. */
const formulaires = ['projet', 'dossier', 'crf', 'demande_siret'];

/**
 * Puts a trap in every text that a person wrote, in columns and in forms, as if no check had been there. A text is a
 * value with a space, because codes and numbers have none. It returns the number of columns changed; a table that
 * refuses the change keeps its values.
 */
export async function trapTextes(db: Db, { avant, apres }: Piege): Promise<number> {
  const { rows } = await sql<{ name: string; column: string; type: string }>`
    select c.table_name as name, c.column_name as column, c.data_type as type
    from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = c.table_schema
    where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.data_type in ('text', 'jsonb')
  `.execute(db);
  let changed = 0;
  for (const { name, column, type } of rows) {
    const of = { table: sql.table(name), column: sql.ref(column) };
    if (type === 'text')
      changed += await update(db, of, sql`${avant}::text || ${of.column} || ${apres}::text`);
    else if (formulaires.includes(name)) changed += await update(db, of, inForm(of.column, { avant, apres }));
  }
  return changed;
}

type Of = { table: ReturnType<typeof sql.table>; column: ReturnType<typeof sql.ref> };

/** Puts the trap around each text of a form, inside its quotes. */
function inForm(column: Of['column'], { avant, apres }: Piege) {
  const [before, after] = [avant, apres].map((text) =>
    JSON.stringify(text).slice(1, -1).replaceAll('\\', '\\\\'),
  );
  const written = String.raw`(: ")([^"\\]* [^"\\]*)"`;
  return sql`regexp_replace(${column}::text, ${written}, ${String.raw`\1${before}\2${after}"`}, 'g')::jsonb`;
}

async function update(db: Db, { table, column }: Of, value: ReturnType<typeof sql>): Promise<number> {
  try {
    const done = await sql`update ${table} set ${column} = ${value} where ${column}::text ~ ' '`.execute(db);
    return Number(done.numAffectedRows ?? 0) > 0 ? 1 : 0;
  } catch {
    return 0;
  }
}
