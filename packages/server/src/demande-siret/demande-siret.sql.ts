// These queries find, lock, begin, save and move SIRET requests.

import type { DemandeSiret } from '@asso/domain/demande-siret/demande-siret.fields';
import {
  countsAsExisting,
  type EtatSiret,
  filterEtatsSiret,
} from '@asso/domain/demande-siret/demande-siret.states';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type ColumnType, type Generated, sql } from 'kysely';
import { nextNumero } from '../dossier/insert-dossier.sql.ts';
import type { Db, Row, Table, Tx } from '../platform/db/database.ts';

/** The column is written as JSON text and read as the value it holds. */
type Json<T, Null = never> = ColumnType<T | Null, string | Null, string | Null>;

declare module '../platform/db/database.ts' {
  interface PreciseTables {
    demande_siret: Table<
      'demande_siret',
      {
        code_etat: Generated<EtatSiret>;
        corps: Json<DemandeSiret>;
        corps_transmis: ColumnType<DemandeSiret | null, string | null | undefined, string | null>;
        motif: ColumnType<string | null, string | null | undefined, string | null>;
        id_siret: ColumnType<string | null, string | null | undefined, string | null>;
        transmis_le: ColumnType<Date | null, Date | null | undefined, Date | null>;
      }
    >;
  }
}

export type DemandeSiretRow = Row<'demande_siret'> & {
  nom_association: string;
  id_rna: string | null;
  id_correspondance: string;
  code_departement: string | null;
  nom_createur: string;
  shared_with: string[];
};

/**
 * Begins a query on the requests that are not removed, with what the rights and the head of a page need; the caller
 * adds its conditions.
 */
export const selectDemandes = (db: Db) => selectTous(db).where('demande_siret.est_supprime', '=', false);

const selectTous = (db: Db) =>
  db
    .selectFrom('demande_siret')
    .innerJoin('association', 'association.id', 'demande_siret.id_association')
    .innerJoin('utilisateur as createur', 'createur.id', 'demande_siret.created_by')
    .selectAll('demande_siret')
    .select(['association.nom as nom_association', 'association.id_rna', 'association.id_correspondance'])
    .select([
      'association.code_departement',
      sql<string>`createur.prenom || ' ' || createur.nom`.as('nom_createur'),
      sql<
        string[]
      >`array(select id_utilisateur from demande_siret_partage where id_demande = demande_siret.id)`.as(
        'shared_with',
      ),
    ]);

/** Finds a request by its id or its number. */
export async function findDemande(db: Db, key: string): Promise<DemandeSiretRow | undefined> {
  const column = columnOf(key);
  return column && selectDemandes(db).where(column, '=', key).executeTakeFirst();
}

/** Locks the request for this transaction; whoever moves or saves it must lock it first. */
export async function lockDemande(tx: Db, key: string): Promise<DemandeSiretRow | undefined> {
  const column = columnOf(key);
  if (!column) return undefined;
  const held = await tx
    .selectFrom('demande_siret')
    .select('id')
    .where(column, '=', key)
    .forUpdate()
    .executeTakeFirst();
  // The request is read once locked: another transaction may have moved it while this one waited.
  return held && findDemande(tx, held.id);
}

const columnOf = (key: string) =>
  /^\d{2}-\d+$/.test(key)
    ? ('demande_siret.id_fo_fonctionnel' as const)
    : isUuid(key)
      ? ('demande_siret.id' as const)
      : undefined;

/** Finds the request that keeps the association from beginning another: it is neither rejected nor removed. */
export const findExistante = (db: Db, id_association: string): Promise<DemandeSiretRow | undefined> =>
  selectDemandes(db)
    .where('demande_siret.id_association', '=', id_association)
    .where('demande_siret.code_etat', 'in', filterEtatsSiret(countsAsExisting))
    .executeTakeFirst();

type NewDemande = { id_association: string; corps: DemandeSiret; by: string; at: Date };

/** Adds a request; returns undefined when one exists: the unique index decides, even between two requests at once. */
export async function insertDemande(
  tx: Tx,
  { id_association, corps, by, at }: NewDemande,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('demande_siret')
    .values({
      id_fo_fonctionnel: await nextNumero(tx, localYear(at)),
      id_association,
      corps: JSON.stringify(corps),
      created_by: by,
      cree_le: at,
      modifie_le: at,
      modifie_par: by,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The columns that a change may write. */
export type ColonnesSiret = {
  code_etat?: EtatSiret;
  corps?: DemandeSiret;
  corps_transmis?: DemandeSiret | null;
  motif?: string | null;
  id_siret?: string;
  transmis_le?: Date | null;
  est_supprime?: boolean;
};

type Touch = { one: Pick<DemandeSiretRow, 'id'>; actor: { id: string }; at: Date };

/** Writes the given columns under a new version and returns the request as it is now, even removed. */
export async function touchDemande(
  tx: Tx,
  { one: { id }, actor, at }: Touch,
  changed: ColonnesSiret,
): Promise<DemandeSiretRow> {
  const { corps, corps_transmis, ...columns } = changed;
  await tx
    .updateTable('demande_siret')
    .set((eb) => ({
      ...columns,
      ...(corps === undefined ? {} : { corps: JSON.stringify(corps) }),
      ...(corps_transmis === undefined
        ? {}
        : { corps_transmis: corps_transmis === null ? null : JSON.stringify(corps_transmis) }),
      modifie_le: at,
      modifie_par: actor.id,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  return selectTous(tx).where('demande_siret.id', '=', id).executeTakeFirstOrThrow();
}

/**
 * Lists who gets news of a request: its creator and those who took it over, while they are members of the association.
 */
export async function findDemandeursSiret(db: Db, demande: DemandeSiretRow): Promise<string[]> {
  const { id_association, created_by, shared_with } = demande;
  const rows = await db
    .selectFrom('membre_association')
    .select('id_utilisateur')
    .distinct()
    .where('id_association', '=', id_association)
    .where('etat', '=', 'active')
    .where('restreint', '=', false)
    .where('id_utilisateur', 'in', [created_by, ...shared_with])
    .execute();
  return rows.map(({ id_utilisateur }) => id_utilisateur);
}
