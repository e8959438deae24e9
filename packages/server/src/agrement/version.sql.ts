// The queries here are about the published versions of agréments, which never change, and about the dossiers that were
// begun on each.

import type { Definition } from '@asso/domain/agrement/definition.rules';
import { type Selectable, sql } from 'kysely';
import { type DossierRow, selectDossiers } from '../dossier/dossier.sql.ts';
import type { Database, Db, Tx } from '../platform/db/database.ts';

/** A version with the columns that name its definition. */
export type VersionAgrement = Pick<
  Selectable<Database['agrement_version']>,
  'id' | 'id_definition' | 'campagne_exercice' | 'numero' | 'contenu' | 'publiee_le'
> &
  Pick<Selectable<Database['agrement_definition']>, 'code' | 'type_agrement' | 'id_service' | 'etat'> & {
    nom_service: string;
    code_territoire: string;
  };

const selectVersions = (db: Db) =>
  db
    .selectFrom('agrement_version as v')
    .innerJoin('agrement_definition as d', 'd.id', 'v.id_definition')
    .innerJoin('service as r', 'r.id', 'd.id_service')
    .select(['r.nom as nom_service', 'r.code_territoire'])
    .select(['v.id', 'v.id_definition', 'v.campagne_exercice', 'v.numero', 'v.contenu', 'v.publiee_le'])
    .select(['d.code', 'd.type_agrement', 'd.id_service', 'd.etat']);

/**
 * Finds the version on which new dossiers begin, by the code of the agrément; undefined when the agrément was never
 * published, or is deleted.
 */
export const findVersionCourante = (db: Db, code: string): Promise<VersionAgrement | undefined> =>
  selectVersions(db)
    .whereRef('d.id_version', '=', 'v.id')
    .where('d.code', '=', code)
    .where('d.supprimee_le', 'is', null)
    .executeTakeFirst();

export const findVersionAgrement = (db: Db, id: string): Promise<VersionAgrement> =>
  selectVersions(db).where('v.id', '=', id).executeTakeFirstOrThrow();

/** Reads the version that the dossier was begun on. */
export const findDossierVersion = (db: Db, idDossier: string): Promise<VersionAgrement> =>
  selectVersions(db)
    .innerJoin('dossier_agrement as p', 'p.id_agrement_version', 'v.id')
    .where('p.id_dossier', '=', idDossier)
    .executeTakeFirstOrThrow();

export async function pinVersionAgrement(
  trx: Tx,
  id_dossier: string,
  id_agrement_version: string,
): Promise<void> {
  await trx.insertInto('dossier_agrement').values({ id_dossier, id_agrement_version }).execute();
}

type Publiee = { id_definition: string; campagne_exercice: number; contenu: Definition; publiee_le: Date };

/** Adds a version; its number begins again at 1 with each exercise. */
export const insertVersionAgrement = (trx: Tx, { contenu, ...made }: Publiee) =>
  trx
    .insertInto('agrement_version')
    .values({
      ...made,
      contenu: JSON.stringify(contenu),
      numero: sql<number>`(
        select coalesce(max(numero), 0) + 1 from agrement_version
        where id_definition = ${made.id_definition} and campagne_exercice = ${made.campagne_exercice}
      )`,
    })
    .returning(['id', 'numero'])
    .executeTakeFirstOrThrow();

/** Lists the dossiers of this establishment for these agréments, latest first. */
export const listDemandesFaites = async (
  db: Db,
  { siret, definitions }: { siret: string; definitions: readonly string[] },
) =>
  (await selectDossiers(db)
    .innerJoin('dossier_agrement as p', 'p.id_dossier', 'dossier.id')
    .innerJoin('agrement_version as v', 'v.id', 'p.id_agrement_version')
    .where('dossier.id_siret', '=', siret)
    .where('dossier.est_supprime', '=', sql.lit(false))
    .where('v.id_definition', 'in', definitions)
    .select('v.id_definition')
    .orderBy('dossier.cree_le', 'desc')
    .limit(200)
    .execute()) as (DossierRow & { id_definition: string })[];
