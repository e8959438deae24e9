// The queries here are about subvention dossiers that are not transmitted and whose campaign closes soon.
import { isNonTransmis } from '@asso/domain/dossier/instruction.states';
import { sql } from 'kysely';
import type { ARappeler, RappelSearch } from '../dossier/dossier-kinds.ts';
import { etatIs } from '../dossier/etat-instruction.sql.ts';
import type { Db } from '../platform/db/database.ts';

/**
 * Lists the subvention dossiers that are not transmitted and that may be until an instant after `now` and by `until`, in
 * the order of their ids, from the one after `after`. Their editions are found first; a dossier that keeps the closing
 * it was begun under is found by it.
 */
export async function listARappeler(
  db: Db,
  { now, until, after, limit }: RappelSearch,
): Promise<ARappeler[]> {
  const { rows } = await sql<ARappeler & { jours: number[] | null }>`
    with proches as materialized (
      select e.id_subvention, e.campagne_exercice, p->>'code' as code, (p->>'date_fin')::timestamptz as fin
      from campagne_edition e, jsonb_array_elements(e.periodes) p
      where (p->>'date_fin')::timestamptz > ${now} and (p->>'date_fin')::timestamptz <= ${until}),
    trouves as (
      select ds.id_dossier, v.id, p.fin as echeance
      from proches p
      join campagne_version v on v.id_subvention = p.id_subvention and v.campagne_exercice = p.campagne_exercice
      join dossier_subvention ds on ds.id_campagne_version = v.id
      join dossier d on d.id = ds.id_dossier and d.id_sous_type_dispositif = p.code
      where ds.cloture_gardee is null or ds.cloture_gardee <= p.fin
      union
      select ds.id_dossier, v.id, ds.cloture_gardee
      from dossier_subvention ds
      join dossier d on d.id = ds.id_dossier
      join campagne_version v on v.id = ds.id_campagne_version
      join campagne_edition e on e.id_subvention = v.id_subvention and e.campagne_exercice = v.campagne_exercice
      where ds.cloture_gardee > ${now} and ds.cloture_gardee <= ${until}
        and not exists (select from jsonb_array_elements(e.periodes) p
          where p->>'code' = d.id_sous_type_dispositif and (p->>'date_fin')::timestamptz >= ds.cloture_gardee))
    select d.id as id_dossier, t.echeance, e.fuseau as zone, v.contenu->'rappels_jours' as jours
    from trouves t
    join dossier d on d.id = t.id_dossier
    join campagne_version v on v.id = t.id
    join campagne_edition e on e.id_subvention = v.id_subvention and e.campagne_exercice = v.campagne_exercice
    where not d.est_supprime and (${after}::uuid is null or d.id > ${after}::uuid)
      and exists (select from instruction i where i.id_dossier = d.id and ${etatIs(sql`i.etat`, isNonTransmis)})
    order by d.id limit ${limit}`.execute(db);
  return rows.map(({ jours, ...row }) => (jours === null ? row : { ...row, jours }));
}
