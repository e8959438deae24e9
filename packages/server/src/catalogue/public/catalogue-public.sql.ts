// The queries here read the catalogue as anybody may read it, all at once: it is kept in memory between publications.
import type { AidePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { campagneRead } from '../../subvention/subvention-view.ts';

/** This many campaigns at most are shown to anybody; the latest published come first. */
const mostAides = 3000;

type Lue = Omit<AidePublique, 'publieeLe'> & { id_subvention: string; publieeLe: Date };

export async function listAidesPubliques(db: Db): Promise<Lue[]> {
  const { rows } = await sql<Lue>`
    select s.id as id_subvention, s.code, s.lib_type_dispositif as dispositif, v.campagne_exercice as exercice,
      n.donne, v.publiee_le as "publieeLe", v.contenu as campagne,
      coalesce((select json_agg(json_build_object('nom', e.nom, 'telephone', e.telephone, 'courriel', e.email)
          order by (i->>'isReferent')::boolean desc, e.nom)
        from json_array_elements(v.contenu->'instructeurs') i
        join service e on e.id = (i->>'id_service')::uuid), '[]') as services
    from repertoire r
    join subvention s on s.id = r.id_subvention
    join campagne_version v on v.id = r.id_campagne_version
    left join repertoire_donne n on n.id_subvention = s.id
    where s.active and s.supprimee_le is null
    order by v.publiee_le desc, s.code limit ${mostAides}`.execute(db);
  return rows.map((row) => ({ ...row, campagne: campagneRead(row.campagne) as AidePublique['campagne'] }));
}
