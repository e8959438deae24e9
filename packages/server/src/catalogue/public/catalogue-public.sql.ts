// The queries here read the catalogue as anybody may read it, all at once: it is kept in memory between publications.
import type { AidePublique, ClotureToSay } from '@asso/domain/catalogue/public/aide-publique.rules';
import { type Edition, withEdition } from '@asso/domain/subvention/edition.rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { withoutBareme } from '../../subvention/subvention-view.ts';

/** The most campaigns that the public pages show; the latest published come first. */
const mostAides = 3000;

type Lue = Omit<AidePublique, 'publieeLe' | 'repriseLe'> & { publieeLe: Date; repriseLe: Date | null };

/** The services that decide on what `contenu` publishes; the one that answers for it comes first. */
const servicesDe = (instructeurs: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(json_build_object('id', e.id, 'nom', e.nom, 'telephone', e.telephone, 'courriel', e.email)
      order by (i->>'isReferent')::boolean desc, e.nom)
    from jsonb_array_elements(${instructeurs}) i
    join service e on e.id = (i->>'id_service')::uuid), '[]')`;

/** Lists the subventions that are offered, or, when `active` is false, those that their service closed. */
export async function listAidesPubliques(db: Db, active = true): Promise<Lue[]> {
  const { rows } = await sql<Lue & { edition: Edition; deplacee: ClotureToSay | null }>`
    select s.code, s.lib_type_dispositif as dispositif, v.campagne_exercice as exercice,
      n.donne, v.publiee_le as "publieeLe", v.contenu as campagne,
      json_build_object('fuseau', e.fuseau, 'instructeurs', e.instructeurs, 'periodes', e.periodes) as edition,
      ${servicesDe(sql`e.instructeurs`)} as services,
      (select max(p.reprise_le) from campagne_version_reprise p
        where p.id_subvention = s.id and p.reprise_le > v.publiee_le) as "repriseLe",
      (select json_build_object('code', m.code_type, 'avant', m.avant, 'apres', m.apres, 'motif', m.motif, 'le', m.le)
        from campagne_cloture m
        where m.id_subvention = e.id_subvention and m.campagne_exercice = e.campagne_exercice
        order by m.id desc limit 1) as deplacee
    from repertoire r
    join subvention s on s.id = r.id_subvention
    join campagne_version v on v.id = r.id_campagne_version
    join campagne_edition e on e.id_subvention = v.id_subvention and e.campagne_exercice = v.campagne_exercice
    left join repertoire_donne n on n.id_subvention = s.id
    where s.active = ${active} and s.supprimee_le is null
    order by v.publiee_le desc, s.code limit ${mostAides}`.execute(db);
  return rows.map(({ edition, deplacee, ...row }) =>
    lue({
      ...row,
      campagne: withEdition(row.campagne, edition),
      ...(deplacee && { deplacee: { ...deplacee, le: new Date(deplacee.le).toISOString() } }),
    }),
  );
}

/**
 * Reads the subventions whose publication was taken back and that have none now, at most `mostAides`: their addresses
 * and the feeds say so.
 */
export async function listAidesReprises(db: Db): Promise<Lue[]> {
  const { rows } = await sql<Lue>`
    select * from (select distinct on (p.code) p.code, s.lib_type_dispositif as dispositif,
        p.campagne_exercice as exercice, null as donne, p.publiee_le as "publieeLe", p.contenu as campagne,
        ${servicesDe(sql`(p.contenu->'instructeurs')::jsonb`)} as services, p.reprise_le as "repriseLe"
      from campagne_version_reprise p
      join subvention s on s.id = p.id_subvention
      where not exists (select from campagne_version v where v.id_subvention = s.id)
      order by p.code, p.reprise_le desc) reprises
    order by "repriseLe" desc, code limit ${mostAides}`.execute(db);
  return rows.map(lue);
}

const lue = (row: Lue): Lue => ({
  ...row,
  campagne: withoutBareme(row.campagne) as AidePublique['campagne'],
});
