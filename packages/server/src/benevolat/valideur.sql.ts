// These queries read the representatives who validate, and the head offices they may validate for.
import type { RepresentantCec } from '@asso/domain/benevolat/valideur.rules';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export type ValideurRow = RepresentantCec & { prenom: string; nom: string };

/** Lists the valideurs of each association, in the order in which they were declared. */
export async function readValideurs(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ValideurRow[]>> {
  const rows = await db
    .selectFrom('representant_legal')
    .select(['id_association', 'id_siret', 'courriel', 'valideur_cec', 'deleted'])
    .select([sql<string>`coalesce(prenom, '')`.as('prenom'), sql<string>`coalesce(nom, '')`.as('nom')])
    .where('id_association', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('valideur_cec', '=', true)
    .where('deleted', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ id_association }) => id_association);
}

/** Returns the SIRET of each association's head office. */
export async function readSieges(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('association')
    .select(['id', 'id_siret_siege'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, id_siret_siege }) => [id, id_siret_siege]));
}
