// The queries here are about the figures, the load of each person and the deadlines on a service's tableau de bord, and
// about the groups of its queue.
import type { Groupe } from '@asso/contract/instruction/groupes.endpoints';
import { echeances, seuilsOf } from '@asso/domain/dossier/echeance-semaine.rules';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import type { ColonneCharge } from '@asso/domain/instruction/charge.rules';
import { sql } from 'kysely';
import { etatIs, vuAttenduLe } from '../../dossier/etat-instruction.sql.ts';
import { type DossiersDemandes, dossiersVus } from '../../dossier/liste/dossier-list.sql.ts';
import { type Perimetre, perimetreSql } from '../../dossier/liste/perimetre.sql.ts';
import type { Db } from '../../platform/db/database.ts';

export type Charge = { id: string | null; nom: string | null; nombre: number };

/** Counts the dossiers under study in this perimeter by the person in charge; `id` is null for those of nobody. */
export async function listCharges(db: Db, perimetre: Perimetre): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select vu.affecte_a as id, min(u.prenom || ' ' || u.nom) as nom, count(*)::int as nombre
    from ${perimetreSql(perimetre)} vu left join utilisateur u on u.id = vu.affecte_a
    where ${etatIs(sql`vu.etat_vu`, isAtStudy)}
    group by vu.affecte_a order by nombre desc, nom`.execute(db);
  return rows;
}

export type ParSemaine = { id: string | null; nom: string | null; colonne: ColonneCharge; nombre: number };

/**
 * Counts what each person has in charge in a service by the week in which an answer is due, and what went back to
 * associations.
 */
export async function listParSemaine(
  db: Db,
  { perimetre, service, now }: { perimetre: Perimetre; service: string; now: Date },
): Promise<ParSemaine[]> {
  const seuils = seuilsOf(now).map((one) => one.toISOString());
  // Rank 0 is what is late; a dossier without a delay has no rank.
  const colonnes = ['retard', ...echeances.filter((one) => one !== 'aucune')];
  const { rows } = await sql<ParSemaine>`
    select x.affecte_a as id, min(u.prenom || ' ' || u.nom) as nom, x.colonne, count(*)::int as nombre
    from (
      select vu.affecte_a,
        coalesce((${colonnes}::text[])[width_bucket(${vuAttenduLe}, ${seuils}::timestamptz[]) + 1], 'aucune') as colonne
      from ${perimetreSql(perimetre)} vu
      where vu.id_service_instructeur = ${service} and ${etatIs(sql`vu.etat_vu`, isAtStudy)}
      union all
      select vu.affecte_a, 'renvoye' from ${perimetreSql(perimetre)} vu
      where vu.id_service_instructeur = ${service} and vu.etat = 'C') x
    left join utilisateur u on u.id = x.affecte_a
    group by x.affecte_a, x.colonne`.execute(db);
  return rows;
}

export type EcheanceRow = {
  le: Date;
  genre: 'delai' | 'complements' | 'avis';
  demande: GenreDossier;
  id_fo: string;
  id_siret: string;
  association: string;
  projet: string | null;
  id: string | null;
};

type Asked = {
  perimetre: Perimetre;
  services: readonly string[];
  /** Keeps only the dossiers of which this person is in charge; null for all. */
  a: string | null;
  now: Date;
  until: Date;
};

const most = 12;

/**
 * Lists at most `most` things that are due in this period: the usual answer to the dossiers under study, what their
 * associations were asked to complete, and the opinions asked of these services. Each names its project where the service
 * reads the projects: who asks for an opinion may leave them out.
 */
export async function listEcheances(db: Db, asked: Asked): Promise<EcheanceRow[]> {
  const { perimetre, services, a, now, until } = asked;
  const { rows } = await sql<EcheanceRow>`
    with vus as (select vu.* from ${perimetreSql(perimetre)} vu where ${etatIs(sql`vu.etat_vu`, isAtStudy)}
      and (${a}::uuid is null or vu.affecte_a = ${a}::uuid))
    select x.le, x.genre, d.genre as demande, d.id_fo, d.id_siret, s.nom as association,
      case when x.reads_projets then intitule_dossier(d.id) end as projet, x.id from (
      select id_dossier, transmis_le + make_interval(days => delai_dossier(id_dossier)) as le, 'delai' as genre,
        null::uuid as id, true as reads_projets from vus
      union all
      select id_dossier, completude_avant, 'complements', null, true from vus where completude = 'demande'
      union all
      select v.id_dossier, v.avant_le, 'avis', v.id, 'projets' = any(v.sections) from avis v
        join instruction i on i.id_dossier = v.id_dossier and i.id_service_instructeur = v.id_service
        where v.etat = 'demande' and ${etatIs(sql`i.etat`, isAtStudy)}
          and v.id_service_consulte = any(${[...services]}::uuid[])) x
    join dossier d on d.id = x.id_dossier join association s on s.id = d.id_association
    where x.le > ${now} and x.le <= ${until}
    order by x.le, d.id_fo limit ${most}`.execute(db);
  return rows;
}

/** Counts the opinions that these services may still give: a decision on the dossier closes the question. */
export async function countAvisAttendus(db: Db, services: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from avis a
    join instruction i on i.id_dossier = a.id_dossier and i.id_service_instructeur = a.id_service
    where a.etat = 'demande' and ${etatIs(sql`i.etat`, isAtStudy)}
      and a.id_service_consulte = any(${[...services]}::uuid[])`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Counts the dossiers of a list by sub-scheme, and sums what they ask of all their services, as each line says it: what a
 * draft asks is read in its projects.
 */
export async function sumGroupes(db: Db, which: DossiersDemandes): Promise<Groupe[]> {
  const { rows } = await sql<Groupe>`
    select d.lib_sous_type_dispositif as sous_dispositif, count(*)::int as nombre, coalesce(sum(
      case when vu.etat = 'A' then demande_du_brouillon(vu.id_dossier)
        else (select sum(i.montant_demande) from instruction i where i.id_dossier = vu.id_dossier) end), 0)::float8 as demande
    from ${dossiersVus(which)} vu join dossier d on d.id = vu.id_dossier
    group by d.lib_sous_type_dispositif`.execute(db);
  return rows;
}
