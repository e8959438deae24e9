// The statements here write many made-up rows at once, in the portal's own tables: one statement a table.
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Inserts these rows, which all name the same columns; the other columns take their default. */
export async function fillTable<T extends keyof Tables & string>(
  trx: Tx,
  table: T,
  rows: readonly Partial<Record<keyof Tables[T] & string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const written = sql.join(names.map((name) => ecrite(table, name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${written} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r`.execute(
    trx,
  );
}

/**
 * Writes a value as its column keeps it; only `dossier.recherche`, the words by which a dossier is searched, loses its
 * accents.
 */
const ecrite = (table: string, name: string): RawBuilder<unknown> =>
  table === 'dossier' && name === 'recherche' ? sql`sans_accents(r.recherche)` : sql`${sql.ref(`r.${name}`)}`;

/** Takes `combien` numbers of dossiers at once in this year, and returns the last one. */
export async function takeNumeros(trx: Tx, annee: number, combien: number): Promise<number> {
  const { dernier } = await trx
    .insertInto('numero_dossier')
    .values({ annee, dernier: combien })
    .onConflict((oc) =>
      oc.column('annee').doUpdateSet({ dernier: sql`numero_dossier.dernier + ${combien}::int` }),
    )
    .returning('dernier')
    .executeTakeFirstOrThrow();
  return dernier;
}

/** Records when these people last opened these dossiers. */
export const recordVisites = (
  trx: Tx,
  rows: readonly { id_dossier: string; id_utilisateur: string; vu_le: Date }[],
): Promise<void> => fillTable(trx, 'visite_dossier', rows);
