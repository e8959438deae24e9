// The queries here are about the requests of a person, what became of each, and the decisions that answered them.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type DemandeRow = {
  id: string;
  id_association: string;
  id_siret: string | null;
  fonction: string;
  etat: 'demandee' | 'active' | 'refusee' | 'quittee';
  since: Date;
  ferme_avant: Date | null;
  message: string | null;
  conteste_le: Date | null;
  conteste_motif: string | null;
  conteste_nom: string | null;
  nom: string;
  id_correspondance: string;
  id_rna: string | null;
  id_siren: string | null;
  id_siret_siege: string | null;
  demandee_le: Date | null;
  /** False for an access that the person did not ask for, such as one they were invited to. */
  est_demandee: boolean;
  reponse: {
    id: string | null;
    nom: string | null;
    role: string | null;
    action: string;
    le: string;
    motif: string | null;
  } | null;
};

const most = 50;

/** Lists the accesses of a person, asked for or not, the latest first, without those limited to a few dossiers. */
export async function listMyDemandes(db: Db, id_utilisateur: string): Promise<DemandeRow[]> {
  const { rows } = await sql<DemandeRow>`
    select m.id, m.id_association, m.id_siret, m.fonction, m.etat, m.since, m.ferme_avant, m.message,
      m.conteste_le, m.conteste_motif, c.prenom || ' ' || c.nom as conteste_nom,
      a.nom, a.id_correspondance, a.id_rna, a.id_siren, a.id_siret_siege,
      (select min(h.survenu_le) from historique h
        where h.objet = 'membre' and h.id_objet = m.id::text and h.action = 'demander') as demandee_le,
      m.etat in ('demandee', 'refusee') or exists (select from historique h
        where h.objet = 'membre' and h.id_objet = m.id::text and h.action in ('demander', 'saisir', 'renoncer')) as est_demandee,
      (select jsonb_build_object('id', h.id_utilisateur, 'nom', h.utilisateur, 'role', h.role, 'action', h.action, 'le', h.survenu_le, 'motif', h.motif)
        from historique h where h.objet = 'membre' and h.id_objet = m.id::text
          and h.action in ('accepter', 'refuser', 'ouvrir', 'maintenir', 'retirer', 'remplacer', 'renoncer', 'quitter', 'passer-la-main')
        order by h.id desc limit 1) as reponse
    from membre_association m
      join association a on a.id = m.id_association
      left join utilisateur c on c.id = m.conteste_par
    where m.id_utilisateur = ${id_utilisateur} and not m.restreint
    order by m.since desc, m.id limit ${most}`.execute(db);
  return rows;
}

export type DecisionRow = {
  id: string;
  survenu_le: Date;
  utilisateur: string | null;
  action: string;
  motif: string | null;
  personne: string | null;
  id_correspondance: string | null;
  nom: string | null;
};

const mostDecisions = 100;

/**
 * Lists the last decisions of administrators about accesses, at most `mostDecisions`, the latest first; they are read
 * in the append-only history.
 */
export async function listAdhesionDecisions(db: Db): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select h.id::text as id, h.survenu_le, h.utilisateur, h.action, h.motif, h.details->>'personne' as personne,
      a.id_correspondance, a.nom
    from (select * from historique
        where objet = 'membre' and role = 'lca.admin'
          and action in ('accepter', 'refuser', 'ouvrir', 'maintenir', 'retirer', 'remplacer')
        order by id desc limit ${mostDecisions}) h
      left join membre_association m on m.id = h.id_objet::uuid
      left join association a on a.id = m.id_association
    order by h.id desc`.execute(db);
  return rows;
}
