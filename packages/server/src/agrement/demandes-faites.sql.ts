// The query here finds which of the agréments of a list an establishment asked for already.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** Lists the dossiers of this establishment for these agréments, latest first. */
export const listDemandesFaites = (
  db: Db,
  { siret, definitions }: { siret: string; definitions: readonly string[] },
) =>
  db
    .selectFrom('dossier as d')
    .innerJoin('dossier_agrement as p', 'p.id_dossier', 'd.id')
    .innerJoin('agrement_version as v', 'v.id', 'p.id_agrement_version')
    .where('d.id_siret', '=', siret)
    .where('d.est_supprime', '=', sql.lit(false))
    .where('v.id_definition', 'in', definitions)
    .select(['d.id', 'd.exercice', 'v.id_definition'])
    .orderBy('d.cree_le', 'desc')
    .limit(200)
    .execute();
