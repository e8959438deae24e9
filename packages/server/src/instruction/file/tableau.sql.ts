// The queries here are about the load of each person of a service, by week or in all, and about the groups of its queue.
import type { FileGroupe } from '@asso/contract/instruction/groupes.endpoints';
import { echeances, listSeuils } from '@asso/domain/dossier/echeance-semaine.rules';
import { isAtStudy } from '@asso/domain/dossier/instruction.states';
import type { ColonneCharge } from '@asso/domain/instruction/charge.rules';
import { sql } from 'kysely';
import { etatIs, isSeenLate, seenExpectedDate } from '../../dossier/etat-instruction.sql.ts';
import { type DossiersDemandes, dossiersVus } from '../../dossier/liste/dossier-list.sql.ts';
import { type Perimetre, perimetreSql } from '../../dossier/liste/perimetre.sql.ts';
import type { Db } from '../../platform/db/database.ts';

type Charge = {
  id: string | null;
  nom: string | null;
  nombre: number;
  retards: number;
  premier: Date | null;
};

/**
 * Counts the dossiers under study in this perimeter by the person in charge, those that are late, and tells when the
 * first answer is due; `id` is null for those of nobody.
 */
export async function listCharges(db: Db, perimetre: Perimetre, now: Date): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select vu.affecte_a as id, min(u.prenom || ' ' || u.nom) as nom, count(*)::int as nombre,
      (count(*) filter (where ${isSeenLate(now, sql`vu.etat_vu`)}))::int as retards, min(${seenExpectedDate}) as premier
    from ${perimetreSql(perimetre)} vu left join utilisateur u on u.id = vu.affecte_a
    where ${etatIs(sql`vu.etat_vu`, isAtStudy)}
    group by vu.affecte_a order by nombre desc, nom`.execute(db);
  return rows;
}

export type SemaineCount = { id: string | null; nom: string | null; colonne: ColonneCharge; nombre: number };

/**
 * Counts what each person has in charge in a service by the week in which an answer is due, and what went back to
 * associations.
 */
export async function countBySemaine(
  db: Db,
  { perimetre, service, now }: { perimetre: Perimetre; service: string; now: Date },
): Promise<SemaineCount[]> {
  const seuils = listSeuils(now).map((one) => one.toISOString());
  // Rank 0 is what is late; a dossier without a delay has no rank.
  const colonnes = ['retard', ...echeances.filter((one) => one !== 'aucune')];
  const { rows } = await sql<SemaineCount>`
    select x.affecte_a as id, min(u.prenom || ' ' || u.nom) as nom, x.colonne, count(*)::int as nombre
    from (
      select vu.affecte_a,
        coalesce((${colonnes}::text[])[width_bucket(${seenExpectedDate}, ${seuils}::timestamptz[]) + 1], 'aucune') as colonne
      from ${perimetreSql(perimetre)} vu
      where vu.id_service_instructeur = ${service} and ${etatIs(sql`vu.etat_vu`, isAtStudy)}
      union all
      select vu.affecte_a, 'renvoye' from ${perimetreSql(perimetre)} vu
      where vu.id_service_instructeur = ${service} and vu.etat = 'C') x
    left join utilisateur u on u.id = x.affecte_a
    group by x.affecte_a, x.colonne`.execute(db);
  return rows;
}

/**
 * Counts the dossiers of a list by sub-scheme, and sums what they ask of all their services, as each line says it: what a
 * draft asks is read in its projects.
 */
export async function sumGroupes(db: Db, which: DossiersDemandes): Promise<FileGroupe[]> {
  const { rows } = await sql<FileGroupe>`
    select d.lib_sous_type_dispositif as sous_dispositif, count(*)::int as nombre, coalesce(sum(
      case when vu.etat = 'A' then demande_du_brouillon(vu.id_dossier)
        else (select sum(i.montant_demande) from instruction i where i.id_dossier = vu.id_dossier) end), 0)::float8 as demande
    from ${dossiersVus(which)} vu join dossier d on d.id = vu.id_dossier
    group by d.lib_sous_type_dispositif`.execute(db);
  return rows;
}
