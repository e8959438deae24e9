// The queries here are about the editions of a subvention, one for each exercise: their dates, and the dossiers that are
// being written in them.
import type { ClotureDeplacee, Edition } from '@asso/domain/subvention/edition.rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Row, Tx } from '../platform/db/database.ts';

export type EditionKey = { id_subvention: string; campagne_exercice: number };

export const findEdition = (
  db: Db,
  { id_subvention, campagne_exercice }: EditionKey,
): Promise<Edition | undefined> =>
  db
    .selectFrom('campagne_edition')
    .select(['fuseau', 'instructeurs', 'periodes'])
    .where('id_subvention', '=', id_subvention)
    .where('campagne_exercice', '=', campagne_exercice)
    .executeTakeFirst();

export const writePeriodes = (trx: Tx, key: EditionKey, periodes: Edition['periodes']) =>
  trx
    .updateTable('campagne_edition')
    .set({ periodes: JSON.stringify(periodes) })
    .where('id_subvention', '=', key.id_subvention)
    .where('campagne_exercice', '=', key.campagne_exercice)
    .execute();

/** Gives the edition what this version says beside its dates: it is the one that stands again. */
export const writeInstructeurs = (
  trx: Tx,
  key: EditionKey,
  { fuseau, instructeurs }: Pick<Edition, 'fuseau' | 'instructeurs'>,
) =>
  sql`update campagne_edition set fuseau = ${fuseau}, instructeurs = ${JSON.stringify(instructeurs)}::jsonb
    where id_subvention = ${key.id_subvention} and campagne_exercice = ${key.campagne_exercice}`.execute(trx);

export const deleteEdition = (trx: Tx, key: EditionKey) =>
  trx
    .deleteFrom('campagne_edition')
    .where('id_subvention', '=', key.id_subvention)
    .where('campagne_exercice', '=', key.campagne_exercice)
    .execute();

/** The dossiers of an edition that were never transmitted, as `ds` and `d`; only their closing is still to come. */
const enSaisie = ({ id_subvention, campagne_exercice }: EditionKey): RawBuilder<unknown> => sql`
  dossier_subvention ds
    join campagne_version v on v.id = ds.id_campagne_version and v.id_subvention = ${id_subvention}::uuid
      and v.campagne_exercice = ${campagne_exercice}
    join dossier d on d.id = ds.id_dossier and not d.est_supprime
      and exists (select from instruction i where i.id_dossier = d.id and i.etat = 'A')
      and not exists (select from instruction i where i.id_dossier = d.id and i.etat not in ('A', 'B'))`;

/** Counts, for each type of request, the dossiers that are being written. */
export async function countUnderWay(db: Db, key: EditionKey): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; n: number }>`
    select d.id_sous_type_dispositif as code, count(*)::int as n from ${enSaisie(key)} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ code, n }) => [code, n]));
}

/** Lets the dossiers that are being written keep this closing, or takes away the one that they kept. */
export const keepClotures = (trx: Tx, key: EditionKey, { code, le }: { code: string; le: Date | null }) =>
  sql`update dossier_subvention set cloture_gardee = case when ${le}::timestamptz is null then null
      else greatest(cloture_gardee, ${le}::timestamptz) end
    where id_dossier in (select d.id from ${enSaisie(key)} where d.id_sous_type_dispositif = ${code})`.execute(
    trx,
  );

export type ClotureRow = Row<'campagne_cloture'>;
type Nouvelle = Omit<ClotureRow, 'id' | 'dit_jusqua' | 'code_type' | 'avant' | 'apres'>;

export const insertCloture = async (
  trx: Tx,
  { code, avant, apres }: ClotureDeplacee,
  row: Nouvelle,
): Promise<number> => {
  const inserted = await trx
    .insertInto('campagne_cloture')
    .values({ ...row, code_type: code, avant: new Date(avant), apres: new Date(apres) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return inserted.id;
};

/** Lists the closings that the publication of this version moved. */
export const listVersionClotures = (db: Db, id_version: string): Promise<ClotureRow[]> =>
  db.selectFrom('campagne_cloture').selectAll().where('id_version', '=', id_version).orderBy('id').execute();

/** Reads a closing that was moved and holds it: one run tells of it at a time. */
export const lockCloture = (trx: Tx, id: number): Promise<ClotureRow | undefined> =>
  trx.selectFrom('campagne_cloture').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type ATell = { id: string; gardee: Date | null };

/**
 * Lists the dossiers that this closing touches and that nobody was told of yet: those begun before it moved and still
 * being written, but for one that keeps a later closing than the one put off.
 */
export async function listATell(db: Db, row: ClotureRow, limit: number): Promise<ATell[]> {
  const { rows } = await sql<ATell>`
    select d.id, ds.cloture_gardee as gardee from ${enSaisie(row)}
    where d.id_sous_type_dispositif = ${row.code_type} and d.cree_le <= ${row.le}
      and (${row.apres} < ${row.avant} or coalesce(ds.cloture_gardee, '-infinity') < ${row.apres})
      and (${row.dit_jusqua}::uuid is null or d.id > ${row.dit_jusqua}::uuid)
    order by d.id limit ${limit}`.execute(db);
  return rows;
}

export const noteTold = (trx: Tx, id: number, dit_jusqua: string) =>
  trx.updateTable('campagne_cloture').set({ dit_jusqua }).where('id', '=', id).execute();
