// The queries here count by days what a service decided and paid in two years, against what its campaigns promise. Days
// are those of the calendar, from the first time the dossier was sent (migration 1031).
import { isAtStudy, isInPaiement } from '@asso/domain/dossier/instruction.states';
import type { RythmeCompte } from '@asso/domain/statistiques/rythme.rules';
import { sql } from 'kysely';
import { etatIs, isSeenLate, isVersementSeenLate } from '../dossier/etat-instruction.sql.ts';
import type { Db } from '../platform/db/database.ts';

type Asked = { services: readonly string[]; subvention?: string; annee: number };

/** Where the campaign promises no delay, a decision is expected within 60 days, and a payment too, as the law says. */
const joursUsuels = sql.lit(60);

export async function countRythme(db: Db, { services, subvention, annee }: Asked): Promise<RythmeCompte[]> {
  const { rows } = await sql<RythmeCompte>`
    with decisions as (
      select i.premier_envoi_le, i.decide_le, jours_de_decision(i) as jours,
        (select min(p.paye_le) from demande_paiement p where p.id_dossier = i.id_dossier
          and p.id_service_instructeur = i.id_service_instructeur and p.etat = '4') as paye_le,
        coalesce((v.contenu ->> 'delai_habituel_jours')::int, ${joursUsuels}) as pour_decider,
        coalesce((v.contenu ->> 'delai_versement_jours')::int, ${joursUsuels}) as pour_payer
      from instruction i
      join dossier_subvention d on d.id_dossier = i.id_dossier
      join campagne_version v on v.id = d.id_campagne_version
      where i.id_service_instructeur = any(${[...services]}::uuid[]) and i.exercice >= ${annee - 3}::int
        and i.decide_le is not null and i.premier_envoi_le is not null
        and (${subvention ?? null}::uuid is null or i.id_subvention = ${subvention ?? null}::uuid)),
    jours as (
      select 'decider' as quoi, (decide_le at time zone 'Europe/Paris')::date as le,
        jours, pour_decider as promis from decisions
      union all select 'payer', paye_le, paye_le - (decide_le at time zone 'Europe/Paris')::date, pour_payer
        from decisions where paye_le is not null
      union all select 'argent', paye_le, paye_le - (premier_envoi_le at time zone 'Europe/Paris')::date,
        pour_decider + pour_payer from decisions where paye_le is not null)
    select quoi, extract(year from le)::int as annee, extract(month from le)::int as mois,
      greatest(jours, 0) as jours, count(*)::int as n, count(*) filter (where jours <= promis)::int as tenus
    from jours where extract(year from le) between ${annee - 1}::int and ${annee}::int
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

export type Autour = {
  recus: number;
  renvoyes: number;
  promesse_decider: number | null;
  promesse_payer: number | null;
};

/**
 * For `annee` and the year before: how many dossiers were transmitted, how many of these were sent back, and the delays
 * most often promised.
 */
export async function countAutour(db: Db, { services, subvention, annee }: Asked) {
  const { rows } = await sql<Autour & { annee: number }>`
    with siens as (
      select i.id_dossier, extract(year from i.transmis_le at time zone 'Europe/Paris')::int as annee,
        coalesce((v.contenu ->> 'delai_habituel_jours')::int, ${joursUsuels}) as pour_decider,
        coalesce((v.contenu ->> 'delai_versement_jours')::int, ${joursUsuels}) as pour_payer
      from instruction i
      join dossier_subvention d on d.id_dossier = i.id_dossier
      join campagne_version v on v.id = d.id_campagne_version
      where i.id_service_instructeur = any(${[...services]}::uuid[]) and i.exercice >= ${annee - 3}::int
        and i.transmis_le is not null and i.etat not in ('A', 'B')
        and (${subvention ?? null}::uuid is null or i.id_subvention = ${subvention ?? null}::uuid))
    select y as annee,
      (select count(*)::int from siens where annee = y) as recus,
      (select count(*)::int from siens s where s.annee = y
        and exists (select from renvoi_dossier r where r.id_dossier = s.id_dossier)) as renvoyes,
      (select mode() within group (order by pour_decider) from siens where annee = y) as promesse_decider,
      (select mode() within group (order by pour_payer) from siens where annee = y) as promesse_payer
    from generate_series(${annee - 1}::int, ${annee}::int) y`.execute(db);
  return new Map(rows.map(({ annee: of, ...autour }) => [of, autour]));
}

type ARattraper = { decider: number; payer: number };

/** Counts what is late at this instant: the dossiers that the two filters of the queue, `retard` and `a_payer`, list. */
export async function countARattraper(
  db: Db,
  { services, subvention, at }: Omit<Asked, 'annee'> & { at: Date },
): Promise<ARattraper> {
  const { rows } = await sql<ARattraper>`
    select count(*) filter (where ${isSeenLate(at, sql`vu.etat_vu`)})::int as decider,
      count(*) filter (where ${isVersementSeenLate(at)})::int as payer
    from instruction vu
    where vu.id_service_instructeur = any(${[...services]}::uuid[]) and vu.genre = 'subvention'
      and ${etatIs(sql`vu.etat_vu`, (etat) => isAtStudy(etat) || isInPaiement(etat))}
      and (${subvention ?? null}::uuid is null or vu.id_subvention = ${subvention ?? null}::uuid)`.execute(
    db,
  );
  return rows[0] ?? { decider: 0, payer: 0 };
}
