// The query here finds which agréments an establishment asked for already.
import { sql } from 'kysely';
import { type DossierRow, selectDossiers } from '../dossier/dossier.sql.ts';
import type { Db } from '../platform/db/database.ts';

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
