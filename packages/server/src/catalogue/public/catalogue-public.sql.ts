// The queries here read the catalogue as anybody may read it, all at once: it is kept in memory between publications.
import type { AidePublique } from '@asso/domain/catalogue/public/aide-publique.rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { campagneRead } from '../../subvention/subvention-view.ts';

/** The most campaigns that the public pages show; the latest published come first. */
const mostAides = 3000;

type Lue = Omit<AidePublique, 'publieeLe' | 'repriseLe'> & { publieeLe: Date; repriseLe: Date | null };

/** The services that decide on what `contenu` publishes; the one that answers for it comes first. */
const servicesDe = (contenu: 'v.contenu' | 'p.contenu') => sql`
  coalesce((select json_agg(json_build_object('id', e.id, 'nom', e.nom, 'telephone', e.telephone, 'courriel', e.email)
      order by (i->>'isReferent')::boolean desc, e.nom)
    from json_array_elements(${sql.ref(contenu)}->'instructeurs') i
    join service e on e.id = (i->>'id_service')::uuid), '[]')`;

export async function listAidesPubliques(db: Db): Promise<Lue[]> {
  const { rows } = await sql<Lue>`
    select s.code, s.lib_type_dispositif as dispositif, v.campagne_exercice as exercice,
      n.donne, v.publiee_le as "publieeLe", v.contenu as campagne, ${servicesDe('v.contenu')} as services,
      (select max(p.reprise_le) from campagne_version_reprise p
        where p.id_subvention = s.id and p.reprise_le > v.publiee_le) as "repriseLe"
    from repertoire r
    join subvention s on s.id = r.id_subvention
    join campagne_version v on v.id = r.id_campagne_version
    left join repertoire_donne n on n.id_subvention = s.id
    where s.active and s.supprimee_le is null
    order by v.publiee_le desc, s.code limit ${mostAides}`.execute(db);
  return rows.map(lue);
}

/**
 * Reads the subventions whose publication was taken back and that have none now, at most `mostAides`: their addresses
 * and the feeds say so.
 */
export async function listAidesReprises(db: Db): Promise<Lue[]> {
  const { rows } = await sql<Lue>`
    select * from (select distinct on (p.code) p.code, s.lib_type_dispositif as dispositif,
        p.campagne_exercice as exercice, null as donne, p.publiee_le as "publieeLe", p.contenu as campagne,
        ${servicesDe('p.contenu')} as services, p.reprise_le as "repriseLe"
      from campagne_version_reprise p
      join subvention s on s.id = p.id_subvention
      where not exists (select from campagne_version v where v.id_subvention = s.id)
      order by p.code, p.reprise_le desc) reprises
    order by "repriseLe" desc, code limit ${mostAides}`.execute(db);
  return rows.map(lue);
}

const lue = (row: Lue): Lue => ({ ...row, campagne: campagneRead(row.campagne) as AidePublique['campagne'] });
