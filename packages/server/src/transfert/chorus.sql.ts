// The queries here are about what is sent to Chorus: what a service granted and put in payment, each line once.
import { isInPaiement } from '@asso/domain/dossier/instruction.states';
import type { AccordPasse, PaiementEngage, SubventionAnnee } from '@asso/domain/transfert/engagement.rules';
import { sql } from 'kysely';
import { etatIs } from '../dossier/etat-instruction.sql.ts';
import type { Db, Tx } from '../platform/db/database.ts';

type Compte = { siret: string | null; titulaire: string | null; iban: string | null; bic: string | null };

/** A payment of a subvention; `aEnvoyer` tells that it was put in payment and has not left for Chorus. */
export type SubventionPaiement = PaiementEngage &
  Compte & {
    id: string;
    nature: string;
    imputation: string | null;
    aEnvoyer: boolean;
  };

/** One subvention of a service of which Chorus may lack something. */
export type SubventionAEnvoyer = Compte & {
  id_dossier: string;
  id_service: string;
  id_fo: string;
  service: string;
  association: string;
  exercice: number;
  decide_le: string;
  decision_modifiee_le: string | null;
  /** The rank of the present decision. */
  rang: number;
  annees: SubventionAnnee[];
  accords: AccordPasse[];
  /** Those asked or made, the first one first. */
  paiements: SubventionPaiement[];
};

/** Locks the lines of a service, so that two files made at once come one after the other and share no line. */
export const holdChorus = (trx: Tx, id_service: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${id_service}, 43))`.execute(trx);

const clePaiement = sql`'paiement:' || p.id`;

/**
 * Reads the subventions of a service whose years differ from what left for Chorus, or that have a payment to send. An
 * amount carries the account of its dossier; a payment carries the account noted when it was put in payment.
 */
export async function listToSend(db: Db, id_service: string): Promise<SubventionAEnvoyer[]> {
  const { rows } = await sql<SubventionAEnvoyer>`
    with annees as (
        select coalesce(a.id_dossier, e.id_dossier) as id_dossier, coalesce(a.annee, e.annee) as annee,
          coalesce(a.montant, 0) as accorde, e.montant as engage
        from (select id_dossier, annee, montant from annee_accordee where id_service = ${id_service}) a
        full join (select id_dossier, annee, sum(montant) as montant from engagement
          where id_service = ${id_service} group by 1, 2) e on e.id_dossier = a.id_dossier and e.annee = a.annee),
      ecarts as (
        select id_dossier from annees where accorde <> coalesce(engage, 0)
        union
        select p.id_dossier from demande_paiement p
        where p.id_service_instructeur = ${id_service} and p.etat = '3'
          and not exists (select from lot_transfert_ligne l where l.cle = ${clePaiement}))
    select i.id_dossier, i.id_service_instructeur as id_service, i.id_fo, s.nom as service,
      i.nom_association as association, i.exercice, d.id_siret as siret, r.titulaire, r.iban, r.bic,
      to_jsonb(i.decide_le) #>> '{}' as decide_le, to_jsonb(i.decision_modifiee_le) #>> '{}' as decision_modifiee_le,
      coalesce((select max(c.rang) from decision c
        where c.id_dossier = i.id_dossier and c.id_service = i.id_service_instructeur), 0) as rang,
      coalesce((select json_agg(json_build_object('annee', a.annee, 'accorde', a.accorde, 'engage', a.engage) order by a.annee)
        from annees a where a.id_dossier = i.id_dossier), '[]'::json) as annees,
      coalesce((select json_agg(json_build_object('prise_le', c.prise_le, 'annee', l.annee, 'montant', l.montant_accorde))
        from decision c join (select id_dossier, id_service, rang, annee, sum(montant_accorde) as montant_accorde
            from decision_ligne where id_dossier = i.id_dossier group by 1, 2, 3, 4) l
          on l.id_service = c.id_service and l.rang = c.rang
        where c.id_dossier = i.id_dossier and c.id_service = i.id_service_instructeur), '[]'::json) as accords,
      coalesce((select json_agg(json_build_object('id', p.id, 'montant', p.montant, 'nature', p.nature,
          'engagement', p.engagement, 'imputation', p.imputation, 'isPaye', p.etat = '4',
          'le', coalesce(p.ordonne_le, p.cree_le), 'siret', p.id_siret, 'titulaire', p.titulaire, 'iban', p.iban,
          'bic', p.bic, 'aEnvoyer', p.etat = '3'
            and not exists (select from lot_transfert_ligne l where l.cle = ${clePaiement})) order by p.rang)
        from demande_paiement p where p.id_dossier = i.id_dossier
          and p.id_service_instructeur = i.id_service_instructeur and p.etat in ('1', '2', '3', '4')), '[]'::json) as paiements
    from instruction i join dossier d on d.id = i.id_dossier join service s on s.id = i.id_service_instructeur
    left join rib r on r.id::text = d.tete -> 'demandeur' ->> 'id_rib' and r.id_association = d.id_association
    where i.id_service_instructeur = ${id_service} and i.genre = 'subvention'
      and i.id_dossier in (select id_dossier from ecarts) and i.decide_le is not null
      and (${etatIs(sql`i.etat`, isInPaiement)}
        or exists (select from engagement e where e.id_dossier = i.id_dossier and e.id_service = i.id_service_instructeur))
    order by i.id_fo`.execute(db);
  return rows;
}

/** Names the lot in which the last commitment of a subvention left, with the sum that left so far; undefined when none did. */
export async function findEngagementParti(
  db: Db,
  { id_dossier, id_service }: { id_dossier: string; id_service: string },
): Promise<{ lot: string; montant: number } | undefined> {
  const { rows } = await sql<{ lot: string; montant: number }>`
    select (array_agg(t.numero order by t.cree_le desc, t.numero desc))[1] as lot, sum(e.montant)::float8 as montant
    from engagement e join lot_transfert t on t.id = e.id_lot
    where e.id_dossier = ${id_dossier} and e.id_service = ${id_service} having count(*) > 0`.execute(db);
  return rows[0];
}
