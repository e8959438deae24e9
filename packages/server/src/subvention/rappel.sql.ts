// The queries here are about subvention dossiers that are not transmitted and whose campaign closes soon.
import { isNonTransmis } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import type { ARappeler, RappelSearch } from '../dossier/dossier-kinds.ts';
import { etatIs } from '../dossier/etat-instruction.sql.ts';
import type { Db } from '../platform/db/database.ts';

/**
 * Lists the subvention dossiers that are not transmitted and whose sous-dispositif closes after `now` and by `until`,
 * in the order of their ids, from the one after `after`. The campaign versions are found first.
 */
export async function listARappeler(
  db: Db,
  { now, until, after, limit }: RappelSearch,
): Promise<ARappeler[]> {
  const { rows } = await sql<ARappeler & { jours: number[] | null }>`
    with proches as materialized (
      select v.id, s->>'code' as code, (s->>'date_fin')::timestamptz as echeance,
        coalesce(v.contenu->>'fuseau', 'Europe/Paris') as zone, v.contenu->'rappels_jours' as jours
      from campagne_version v, json_array_elements(v.contenu->'sous_dispositifs') s
      where (s->>'date_fin')::timestamptz > ${now} and (s->>'date_fin')::timestamptz <= ${until})
    select d.id as id_dossier, p.echeance, p.zone, p.jours
    from proches p
    join dossier_subvention ds on ds.id_campagne_version = p.id
    join dossier d on d.id = ds.id_dossier and d.id_sous_type_dispositif = p.code
    where not d.est_supprime and (${after}::uuid is null or d.id > ${after}::uuid)
      and exists (select from instruction i where i.id_dossier = d.id and ${etatIs(sql`i.etat`, isNonTransmis)})
    order by d.id limit ${limit}`.execute(db);
  return rows.map(({ jours, ...row }) => (jours === null ? row : { ...row, jours }));
}
