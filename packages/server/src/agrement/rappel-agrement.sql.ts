// The query here finds the agrément dossiers to remind of: not transmitted, for an agrément that closes soon.
import { isNonTransmis } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import type { ARappeler, RappelSearch } from '../dossier/dossier-kinds.ts';
import { etatIs } from '../dossier/etat-instruction.sql.ts';
import type { Db } from '../platform/db/database.ts';

/**
 * Lists the dossiers to remind of agréments that close between `now` and `until`, in the order of their ids, after the
 * one named by `after`.
 */
export async function listAgrementsARappeler(
  db: Db,
  { now, until, after, limit }: RappelSearch,
): Promise<ARappeler[]> {
  const { rows } = await sql<ARappeler>`
    with proches as materialized (
      select id, (contenu->>'date_fin')::timestamptz as echeance, contenu->>'fuseau' as zone
      from agrement_version
      where (contenu->>'date_fin')::timestamptz > ${now} and (contenu->>'date_fin')::timestamptz <= ${until})
    select d.id as id_dossier, p.echeance, p.zone
    from proches p
    join dossier_agrement da on da.id_agrement_version = p.id
    join dossier d on d.id = da.id_dossier
    where not d.est_supprime and (${after}::uuid is null or d.id > ${after}::uuid)
      and exists (select from instruction i where i.id_dossier = d.id and ${etatIs(sql`i.etat`, isNonTransmis)})
    order by d.id limit ${limit}`.execute(db);
  return rows;
}
