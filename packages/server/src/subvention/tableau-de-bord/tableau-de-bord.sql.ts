// The queries here are about the figures of the two home pages, each read from the rows that its list would show.
import type { Manque } from '@asso/domain/dossier/completude/completude.rules';
import type { EtatCompletude } from '@asso/domain/dossier/completude/completude.states';
import type { GenreDossier } from '@asso/domain/dossier/genre.rows';
import {
  type EtatInstruction,
  isAccorde,
  isDecide,
  isInPaiement,
  isWithDemandeur,
} from '@asso/domain/dossier/instruction.states';
import type { MessageEchange } from '@asso/domain/dossier/reponse.rules';
import type { SignatureAttendue } from '@asso/domain/dossier/signature/signature-attendue.words';
import { sql } from 'kysely';
import type { RowOfFiche } from '../../association/fiche/fiche-view.ts';
import { etatIs, isSeenLate } from '../../dossier/etat-instruction.sql.ts';
import {
  instructionsSeen,
  type Perimetre,
  type Personne,
  perimetreSql,
  takesPartIn,
} from '../../dossier/liste/perimetre.sql.ts';
import { isArgentToAsk } from '../../dossier/liste/tour.sql.ts';
import { signatureAttendue } from '../../dossier/signature/signature-attendue.sql.ts';
import type { Db } from '../../platform/db/database.ts';

export type Tache = {
  genre: GenreDossier;
  id_dossier: string;
  id_fo: string;
  id_siret: string;
  titre: string;
  type: string | null;
  projet: string | null;
  association: string;
  transmis_le: Date | null;
  renvoye_le: Date | null;
  etat: EtatInstruction;
  /** The last signature that was asked of somebody who may still give it, its link expired or not. */
  signature: SignatureAttendue | null;
  echeance: Date | null;
  statut: string;
  pieces: string[] | null;
  exercice: number;
  exercice_fin: number;
  id_service_instructeur: string;
  completude: EtatCompletude;
  avant: Date | null;
  manques: readonly Manque[];
  service: string;
  points: number;
  decide_le: Date | null;
  accorde_le: Date | null;
  paiement_demande_le: Date | null;
  montant_engage: number;
  demande_paiement: string | null;
  acompte_pourcent: number | null;
  etat_le: Date;
  delai_jours: number | null;
  delai_versement_jours: number | null;
  montant_demande: number;
  montant_accorde: number | null;
  montant_verse: number;
};

/**
 * Lists the dossiers in which the person takes part, one row for each service that has one, so that what a service
 * granted or refused is not hidden by what another asks: first those that await the association, then by the nearest
 * deadline. A draft has one row.
 */
export async function listTaches(db: Db, personne: Personne, limit: number): Promise<Tache[]> {
  const { rows } = await sql<Tache>`
    select d.id as id_dossier, d.genre, d.id_fo, d.id_siret, d.titre, d.lib_sous_type_dispositif as type,
      intitule_dossier(d.id) as projet, a.nom as association, i.etat, i.transmis_le,
      case when i.etat = 'C' then i.modifie_le end as renvoye_le,
      d.statut, d.exercice, d.exercice_fin, i.id_service_instructeur, i.completude, i.completude_avant as avant, i.manques,
      ${signatureAttendue({ d: sql`d`, personne })} as signature, fin.echeance, coalesce(s.nom, '') as service, i.decide_le, i.accorde_le, i.paiement_demande_le,
      i.modifie_le as etat_le, i.delai_jours, i.delai_versement_jours, i.demande_paiement, i.acompte_pourcent,
      coalesce(demande_du_brouillon(d.id), i.montant_demande)::float8 as montant_demande,
      i.montant_accorde::float8, i.montant_verse::float8, i.montant_engage::float8,
      case when v.id is not null then array(
        select p->>'nature' from json_array_elements(v.contenu->'documents_attendus') p) end as pieces,
      case when i.etat = 'C' then coalesce((select jsonb_array_length(r.points) from renvoi_dossier r
        where r.id_dossier = d.id and r.id_service_instructeur = i.id_service_instructeur), 0) else 0 end as points
    from (select * from dossier where not est_supprime and ${takesPartIn(personne)}) d
    join association a on a.id = d.id_association
    join instruction i on i.id_dossier = d.id and i.etat <> 'B'
      and (i.etat <> 'A' or i.id_service_instructeur = d.id_service_instructeur)
    left join service s on s.id = i.id_service_instructeur
    left join dossier_subvention ds on ds.id_dossier = d.id
    left join campagne_version v on v.id = ds.id_campagne_version
    left join dossier_agrement da on da.id_dossier = d.id
    left join agrement_version w on w.id = da.id_agrement_version
    join lateral (select greatest(ds.cloture_gardee, (w.contenu->>'date_fin')::timestamptz, (
        select (p->>'date_fin')::timestamptz from campagne_edition e, jsonb_array_elements(e.periodes) p
        where e.id_subvention = v.id_subvention and e.campagne_exercice = v.campagne_exercice
          and p->>'code' = d.id_sous_type_dispositif)) as echeance) fin on true
    order by (${etatIs(sql`i.etat`, isWithDemandeur)} or i.completude = 'demande' or ${isArgentToAsk(sql`i`)} or exists (select from message_dossier msg
        where msg.id_dossier = d.id and msg.reponse_avant is not null and not msg.interne)) desc,
      case i.completude when 'demande' then i.completude_avant else fin.echeance end, d.modifie_le desc
    limit ${limit}`.execute(db);
  return rows;
}

export type Accordee = Pick<
  Tache,
  'id_fo' | 'id_siret' | 'titre' | 'type' | 'projet' | 'association' | 'exercice_fin'
> & {
  code: string;
  exercice: number;
  sous_dispositif: string;
  montant_accorde: number;
  fiche: RowOfFiche;
};

/**
 * Lists the granted dossiers in which the person takes part and that may be renewed: a dossier is left out once the
 * association, whoever did it, has asked for the same subvention for a later exercise.
 */
export async function listAccordees(db: Db, personne: Personne, exercice: number): Promise<Accordee[]> {
  const { rows } = await sql<Accordee>`
    select d.id_fo, d.id_siret, d.titre, d.lib_sous_type_dispositif as type, intitule_dossier(d.id) as projet,
      a.nom as association, d.exercice, d.exercice_fin, d.id_sous_type_dispositif as sous_dispositif,
      split_part(d.cle_unicite, ':', 2) as code, accord.montant_accorde, to_jsonb(a) as fiche
    from (select * from dossier where not est_supprime and genre = 'subvention' and exercice_fin >= ${exercice - 1}
      and ${takesPartIn(personne)}) d
    join association a on a.id = d.id_association
    join lateral (select sum(i.montant_accorde)::float8 as montant_accorde from instruction i
      where i.id_dossier = d.id and ${etatIs(sql`i.etat`, isAccorde)}) accord on accord.montant_accorde > 0
    where not exists (select from dossier n where n.id_association = d.id_association and not n.est_supprime
      and split_part(n.cle_unicite, ':', 2) = split_part(d.cle_unicite, ':', 2) and n.exercice > d.exercice)
    order by d.exercice desc, d.id_fo`.execute(db);
  return rows;
}

export type MessageAttendu = Omit<MessageEchange, 'isInterne'> & { id_dossier: string; service: string };

/** Lists the messages of these dossiers that ask for an answer, and what the association wrote. */
export async function listMessagesAttendus(db: Db, dossiers: readonly string[]): Promise<MessageAttendu[]> {
  if (dossiers.length === 0) return [];
  const { rows } = await sql<
    Omit<MessageAttendu, 'le' | 'reponse_avant'> & { le: Date; reponse_avant: Date | null }
  >`
    select m.id_dossier, m.cote, m.le, m.id_service, m.reponse_avant, coalesce(s.nom, '') as service
    from message_dossier m left join service s on s.id = m.id_service
    where m.id_dossier = any(${[...dossiers]}::uuid[]) and not m.interne
      and (m.cote = 'association' or m.reponse_avant is not null)`.execute(db);
  return rows.map(({ le, reponse_avant, ...row }) => ({
    ...row,
    le: le.toISOString(),
    reponse_avant: reponse_avant?.toISOString() ?? null,
  }));
}

export type DemandesAcces = {
  id_association: string;
  nom: string;
  nombre: number;
  since: Date;
  /** Null as soon as several people ask. */
  qui: string | null;
  fonction: string | null;
};

/**
 * Lists the access requests that this person may answer as a manager; the association with the oldest one comes
 * first.
 */
export async function listDemandesAcces(db: Db, user: string): Promise<DemandesAcces[]> {
  const { rows } = await sql<DemandesAcces>`
    select a.id_correspondance as id_association, a.nom, count(*)::int as nombre, min(m.since) as since,
      case when count(*) = 1 then min(u.prenom || ' ' || u.nom) end as qui,
      case when count(*) = 1 then min(m.fonction) end as fonction
    from membre_association g
    join membre_association m on m.id_association = g.id_association and m.etat = 'demandee'
      and m.id_utilisateur <> g.id_utilisateur
    join utilisateur u on u.id = m.id_utilisateur
    join association a on a.id = g.id_association
    where g.id_utilisateur = ${user} and g.etat = 'active' and not g.restreint
      and (g.id_siret is null or g.id_siret = m.id_siret)
    group by a.id_correspondance, a.nom order by min(m.since)`.execute(db);
  return rows;
}

/** `accorde` is null until the first decision: before it, nothing is granted nor refused. */
type Argent = { annee: number; demande: number; accorde: number | null; verse: number; aVenir: number };

/**
 * Gives what was asked, granted and paid by year, the latest first, for the associations of which the person sees
 * everything. A sum stands in the year for which it is asked or granted; what a service pays, on the earliest of its
 * years first.
 */
export async function sumArgent(db: Db, associations: readonly string[], limit: number): Promise<Argent[]> {
  if (associations.length === 0) return [];
  const { rows } = await sql<Argent>`
    with parts as (select i.id_dossier, i.id_service_instructeur, i.etat, i.montant_demande, i.montant_accorde,
        i.montant_verse, d.exercice
      from dossier d join instruction i on i.id_dossier = d.id
      where d.id_association = any(${associations}::uuid[]) and d.genre = 'subvention' and i.etat not in ('A', 'B')),
    lignes as (select i.id_dossier, i.id_service_instructeur, f.annee, sum(f.montant_demande) as demande,
        sum(f.montant_accorde) as accorde
      from parts i join projet p on p.id_dossier = i.id_dossier and p.supprime_le is null
      join financement f on f.id_projet = p.id and f.id_service_instructeur = i.id_service_instructeur
      group by 1, 2, 3),
    annees as (select i.etat, i.montant_verse, coalesce(l.annee, i.exercice) as annee,
        case when l.annee is null then i.montant_demande else l.demande end as demande,
        case when l.accorde is null and i.montant_accorde is not null
          and not exists (select from lignes o where o.id_dossier = i.id_dossier
            and o.id_service_instructeur = i.id_service_instructeur and (o.accorde is not null or o.annee < l.annee))
          then i.montant_accorde else l.accorde end as accorde,
        i.id_dossier, i.id_service_instructeur
      from parts i left join lignes l using (id_dossier, id_service_instructeur)),
    payes as (select annee, etat, coalesce(demande, 0) as demande, accorde,
        greatest(0, least(coalesce(accorde, 0), montant_verse - coalesce(sum(accorde) over avant, 0))) as verse
      from annees
      window avant as (partition by id_dossier, id_service_instructeur order by annee
        rows between unbounded preceding and 1 preceding))
    select annee, sum(demande)::float8 as demande,
      case when bool_or(${etatIs(sql`etat`, isDecide)}) then coalesce(sum(accorde), 0)::float8 end as accorde,
      sum(verse)::float8 as verse,
      coalesce(sum(coalesce(accorde, 0) - verse) filter (where ${etatIs(sql`etat`, isInPaiement)}), 0)::float8
        as "aVenir"
    from payes group by annee order by annee desc limit ${limit}`.execute(db);
  return rows;
}

export type FiguresService = {
  aPrendre: number;
  enInstruction: number;
  renvoyes: number;
  decides: number;
  enRetard: number;
  demande: number;
  accorde: number;
};

/**
 * Gives the figures of this perimeter now: a dossier counts as in its list, by the state that its
 * service knows (ADR 0533), an amount counts for each service asked.
 */
export async function countService(db: Db, perimetre: Perimetre, now: Date): Promise<FiguresService> {
  const { rows } = await sql<FiguresService>`
    with seen as (select vu.etat_vu as etat, ${isSeenLate(now, sql`vu.etat_vu`)} as en_retard from ${perimetreSql(perimetre)} vu),
      sums as (select sum(montant_demande) as demande, sum(coalesce((depart ->> 'montant')::numeric, montant_accorde)) as accorde
        from instruction where ${instructionsSeen(perimetre)} and etat not in ('A', 'B'))
    select count(*) filter (where etat = 'D')::int as "aPrendre",
      count(*) filter (where etat = '2')::int as "enInstruction",
      count(*) filter (where etat = 'C')::int as "renvoyes",
      count(*) filter (where ${etatIs(sql`etat`, isDecide)})::int as "decides",
      count(*) filter (where en_retard)::int as "enRetard",
      coalesce((select demande from sums), 0)::float8 as "demande",
      coalesce((select accorde from sums), 0)::float8 as "accorde"
    from seen`.execute(db);
  return (
    rows[0] ?? { aPrendre: 0, enInstruction: 0, renvoyes: 0, decides: 0, enRetard: 0, demande: 0, accorde: 0 }
  );
}

export const listServicesNamed = (db: Db, services: readonly string[]) =>
  services.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('service')
        .select(['id', 'nom', 'code', 'email as courriel', 'telephone'])
        .where('id', 'in', [...services])
        .orderBy('nom')
        .execute();
