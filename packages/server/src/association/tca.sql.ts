// Where associations stand with the common accreditation file: read by its end, written by its procedure.
import type { Agrement } from '@asso/domain/association/fiche.fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/database.ts';

export type TcaRow = { id: string; nom: string; id_correspondance: string; agrement: Agrement };

const finTca = sql<string>`(agrement ->> 'tca_date_renouvellement')`;

/** In the order of their ends; days « YYYY-MM-DD », both included. */
export const listTcaQuiFinissent = (
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

/** Of these associations, those that have an end. */
export const listTcaDe = (db: Db, ids: readonly string[]): Promise<TcaRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('association')
        .select(['id', 'nom', 'id_correspondance', 'agrement'])
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .where(sql<boolean>`${finTca} is not null`)
        .orderBy(finTca)
        .execute();

/** What the procedure knows now; the rest stays as it was. Gives all of it. */
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

/** Held: two decisions at once come one after the other. */
export const lockTca = (tx: Tx, id: string): Promise<TcaRow> =>
  tx
    .selectFrom('association')
    .select(['id', 'nom', 'id_correspondance', 'agrement'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Ended before that day, and still said to be in force. */
export async function markTcaExpires(db: Db, jour: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update association set agrement = agrement || '{"tca_etat": "expire"}'
    where agrement ->> 'tca_date_renouvellement' < ${jour} and agrement ->> 'tca_etat' = 'valide'`.execute(
    db,
  );
  return Number(numAffectedRows);
}
