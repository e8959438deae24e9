// The queries here are about the Pass'Sport dossiers: one for each establishment and exercise.
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ColumnType, sql } from 'kysely';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    psp_dossier: Table<
      'psp_dossier',
      {
        id_association: ColumnType<string, string, never>;
        id_siret: ColumnType<string, string, never>;
        exercice_id: ColumnType<string, string, never>;
        created_by: ColumnType<string, string, never>;
        cree_le: ColumnType<Date, Date, never>;
      }
    >;
  }
}

export type DossierPspRow = Row<'psp_dossier'> & {
  nom_association: string;
  id_siren: string | null;
  id_siret_siege: string | null;
  code_departement: string | null;
  nom_createur: string;
  shared_with: string[];
};

/**
 * The beginning of every query: joins what the rights and the head of a page need, and leaves the filter to the
 * caller.
 */
const selectDossiersPsp = (db: Db) =>
  db
    .selectFrom('psp_dossier as d')
    .innerJoin('association as a', 'a.id', 'd.id_association')
    .innerJoin('utilisateur as createur', 'createur.id', 'd.created_by')
    .selectAll('d')
    .select(['a.nom as nom_association', 'a.id_siren', 'a.id_siret_siege', 'a.code_departement'])
    .select([
      sql<string>`createur.prenom || ' ' || createur.nom`.as('nom_createur'),
      sql<string[]>`array(select id_utilisateur from psp_dossier_partage p where p.id_dossier = d.id
        order by p.id_utilisateur)`.as('shared_with'),
    ]);

export const findDossierPsp = async (db: Db, id: string): Promise<DossierPspRow | undefined> =>
  isUuid(id) ? selectDossiersPsp(db).where('d.id', '=', id).executeTakeFirst() : undefined;

export const findDossierOfSiret = (
  db: Db,
  { id_siret, exercice_id }: { id_siret: string; exercice_id: string },
): Promise<DossierPspRow | undefined> =>
  selectDossiersPsp(db)
    .where('d.id_siret', '=', id_siret)
    .where('d.exercice_id', '=', exercice_id)
    .executeTakeFirst();

/** Locks the dossier for this transaction; whoever saves it or enrols somebody in it must lock it first. */
export async function lockDossierPsp(tx: Tx, id: string): Promise<DossierPspRow | undefined> {
  if (!isUuid(id)) return undefined;
  const held = await tx
    .selectFrom('psp_dossier')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // The dossier is read once locked: another transaction may have changed it while this one waited.
  return held && findDossierPsp(tx, held.id);
}

type NewDossier = {
  id_association: string;
  id_siret: string;
  exercice_id: string;
  nom: string;
  id_rib: string | null;
  by: string;
  at: Date;
};

/** Adds a dossier; returns undefined when one exists: the unique index decides, even between two requests at once. */
export async function insertDossierPsp(tx: Tx, { by, at, ...row }: NewDossier): Promise<string | undefined> {
  const written = await tx
    .insertInto('psp_dossier')
    .values({ ...row, created_by: by, cree_le: at, modifie_le: at, modifie_par: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return written?.id;
}

type Touch = { id: string; by: string; at: Date };

export const touchDossierPsp = (
  tx: Tx,
  { id, by, at }: Touch,
  changed: { id_rib?: string | null; nom?: string } = {},
): Promise<unknown> =>
  tx
    .updateTable('psp_dossier')
    .set((eb) => ({ ...changed, modifie_le: at, modifie_par: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Shares the dossier with exactly these people from now on; its creator needs no sharing. */
export async function writePartages(tx: Tx, { id, by, at }: Touch, people: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('psp_dossier_partage')
    .where('id_dossier', '=', id)
    .where('id_utilisateur', '<>', sql<string>`all(${[...people]}::uuid[])`)
    .execute();
  if (people.length === 0) return;
  await tx
    .insertInto('psp_dossier_partage')
    .values(
      people.map((id_utilisateur) => ({ id_dossier: id, id_utilisateur, partage_le: at, partage_par: by })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the dossiers of an association, of all its establishments, latest exercise first, at most 500. */
export const listDossiersPsp = (db: Db, id_association: string): Promise<DossierPspRow[]> =>
  selectDossiersPsp(db)
    .where('d.id_association', '=', id_association)
    .orderBy('d.exercice_id', 'desc')
    .orderBy('d.id_siret')
    .limit(500)
    .execute();

/** Tells whether a dossier is reimbursed to this account: such an account is replaced, never edited. */
export async function isRibOfDossierPsp(db: Db, id_rib: string): Promise<boolean> {
  const row = await db
    .selectFrom('psp_dossier')
    .select('id')
    .where('id_rib', '=', id_rib)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Tells whether the association has a dossier of any exercise, since inscriptions are followed after the exercise too.
 */
export async function hasDossierPsp(db: Db, id_association: string): Promise<boolean> {
  const row = await db
    .selectFrom('psp_dossier')
    .select('id')
    .where('id_association', '=', id_association)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
