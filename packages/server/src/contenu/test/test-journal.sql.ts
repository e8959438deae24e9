// Test support: looks in the whole history for what must never be written there.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Columns with these names hold secrets and bank accounts. */
const nomsDeSecrets = '(mot_de_passe|secret|jeton|token|iban)';

/**
 * Looks in the history for each value of each secret column. Returns the columns that hold something, and those of
 * which a value was found.
 */
export async function readJournalSecrets(db: Db): Promise<{ colonnes: string[]; trouves: string[] }> {
  const { rows } = await sql<{ name: string; column: string; type: string }>`
    select c.table_name as name, c.column_name as column, c.data_type as type
    from information_schema.columns c join pg_tables t on t.tablename = c.table_name and t.schemaname = c.table_schema
    where c.table_schema = 'public' and c.column_name ~ ${nomsDeSecrets} and c.data_type in ('text', 'bytea')
    order by 1, 2`.execute(db);
  const colonnes: string[] = [];
  const trouves: string[] = [];
  for (const { name, column, type } of rows) {
    const value = type === 'bytea' ? sql`encode(s.${sql.ref(column)}, 'hex')` : sql`s.${sql.ref(column)}`;
    const { rows: found } = await sql<{ n: number; vus: number }>`
      select count(*)::int as n, count(*) filter (where exists (
        select from historique h left join historique_valeurs v on v.id_historique = h.id
          where position(${value} in concat_ws(' ', h.avant, h.apres, h.motif, h.details::text, v.valeurs::text, v.depart::text)) > 0
      ))::int as vus from ${sql.table(name)} s where length(${value}) > 8`.execute(db);
    if (found[0]?.n) colonnes.push(`${name}.${column}`);
    if (found[0]?.vus) trouves.push(`${name}.${column}`);
  }
  return { colonnes, trouves };
}

export async function journalEntier(db: Db): Promise<string> {
  const { rows } = await sql<{ texte: string }>`
    select coalesce(string_agg(concat_ws(' ', avant, apres, motif, details::text, v.valeurs::text, v.depart::text), ' '), '') as texte
    from historique left join historique_valeurs v on v.id_historique = historique.id`.execute(db);
  return rows[0]?.texte ?? '';
}
