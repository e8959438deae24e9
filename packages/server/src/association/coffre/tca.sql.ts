// The queries here are about the tronc commun d’agrément (TCA) of associations, searched by its end and written by its
// procedure.
import type { Agrement } from '@asso/domain/association/fiche.fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type TcaRow = { id: string; nom: string; id_correspondance: string; agrement: Agrement };

const finTca = sql<string>`(agrement ->> 'tca_date_renouvellement')`;

/**
 * Lists the TCAs that end between these days (« YYYY-MM-DD », both included), the first to end first; a page begins
 * after `after`.
 */
export const listEndingTca = (
  db: Db,
  { from, until, after, limit }: { from: string; until: string; after: TcaRow | null; limit: number },
): Promise<TcaRow[]> =>
  db
    .selectFrom('association')
    .select(['id', 'nom', 'id_correspondance', 'agrement'])
    .where(sql<boolean>`${finTca} between ${from} and ${until}`)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(${finTca}, id) > (${after?.agrement.tca_date_renouvellement}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(finTca)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Lists, among these associations, those whose TCA has an end. */
export const listTca = (db: Db, ids: readonly string[]): Promise<TcaRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('association')
        .select(['id', 'nom', 'id_correspondance', 'agrement'])
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .where(sql<boolean>`${finTca} is not null`)
        .orderBy(finTca)
        .execute();

/** Writes these values over those of the TCA, keeps the others, and returns the whole. */
export async function writeTca(
  tx: Tx,
  { id, at }: { id: string; at: Date },
  changes: Agrement,
): Promise<TcaRow> {
  const { rows } = await sql<TcaRow>`
    update association
    set agrement = agrement || ${JSON.stringify(changes)}::jsonb, version = version + 1, updated_at = ${at}
    where id = ${id} returning id, nom, id_correspondance, agrement`.execute(tx);
  if (!rows[0]) throw new Error('a common accreditation file of no association');
  return rows[0];
}

/** Reads the TCA and locks its row, so that two decisions at once are written one after the other. */
export const lockTca = (tx: Tx, id: string): Promise<TcaRow> =>
  tx
    .selectFrom('association')
    .select(['id', 'nom', 'id_correspondance', 'agrement'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Marks as expired the TCAs that ended before this day and were still in force; returns how many. */
export async function markTcaExpires(db: Db, jour: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update association set agrement = agrement || '{"tca_etat": "expire"}'
    where agrement ->> 'tca_date_renouvellement' < ${jour} and agrement ->> 'tca_etat' = 'valide'`.execute(
    db,
  );
  return Number(numAffectedRows);
}

type AlerteTable = Tables['tca_alerte'];

/** Notes that the association is told of this alert; returns false when it was already. */
export async function takeAlerteTca(tx: Tx, alerte: AlerteTable): Promise<boolean> {
  const row = await tx
    .insertInto('tca_alerte')
    .values(alerte)
    .onConflict((oc) => oc.doNothing())
    .returning('mois')
    .executeTakeFirst();
  return row !== undefined;
}
