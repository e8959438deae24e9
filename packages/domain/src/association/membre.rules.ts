// Who enters an association at once, and who waits for an answer (decisions, Who belongs where › Joining).
import { formatDate } from '../identifiants/instants.ts';
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';

/** How long the managers have to answer before an administrator may look at the proof of the new board. */
const reponseJours = 15;

export type DemandeAdhesion = {
  /** Null: the head office. */
  id_siret: string | null;
  /** « Je certifie sur l’honneur avoir le droit d’agir pour cette association. » */
  certificat: boolean;
};

/** What the server knows when it decides; all of it is read under a lock of the association. */
export type SituationAdhesion = {
  isDissoute: boolean;
  /** Of the establishment asked for: absent when the association has none such, or when none is asked. */
  etablissement?: { actif: boolean; est_siege: boolean };
  /** Active members of the head office, and of the establishment asked for. */
  gestionnaires: number;
  /** Earlier managers left bank details, contacts or dossiers. */
  aUnPasse: boolean;
  /** This person's address is that of a representative the association already named. */
  estRepresentantConnu: boolean;
};

export type Adhesion = {
  etat: 'active' | 'demandee';
  /** What earlier managers left is not shown yet. */
  isPasseFerme: boolean;
};

/** The first to come is in at once, on the certificate; where there are managers, they answer. */
export function decideAdhesion(demande: DemandeAdhesion, situation: SituationAdhesion): Result<Adhesion> {
  const [first, ...others] = adhesionProblems(demande, situation);
  if (first) return refused(first, ...others);
  if (situation.gestionnaires > 0) return ok({ etat: 'demandee', isPasseFerme: false });
  return ok({ etat: 'active', isPasseFerme: situation.aUnPasse && !situation.estRepresentantConnu });
}

function adhesionProblems(demande: DemandeAdhesion, situation: SituationAdhesion): Problem[] {
  const found: Problem[] = [];
  if (situation.isDissoute) found.push({ code: 'association.dissoute' });
  if (demande.id_siret !== null && !situation.etablissement) {
    found.push({ code: 'association.etablissement-inconnu', field: 'id_siret' });
  }
  if (situation.etablissement && !situation.etablissement.actif) {
    found.push({ code: 'association.etablissement-ferme', field: 'id_siret' });
  }
  if (!demande.certificat) found.push({ code: 'association.certificat-manquant', field: 'certificat' });
  return found;
}

/** The last instant at which the managers may still answer alone. */
export const reponseAvant = (since: Date): Date => new Date(since.getTime() + reponseJours * 86_400_000);

/** The seat's own SIRET means the head office: there is one kind of manager for both. */
export const placeOf = (idSiret: string | null | undefined, idSiretSiege: string | null): string | null =>
  !idSiret || idSiret === idSiretSiege ? null : idSiret;

export const reponses = ['accepter', 'refuser', 'ouvrir'] as const;
export type Reponse = (typeof reponses)[number];

export type SituationReponse = {
  /** Who answers. */
  by: 'gestionnaire' | 'administration';
  membre: { etat: string; since: Date; isPasseFerme: boolean };
  /** Who could have answered instead of an administrator. */
  gestionnaires: number;
  now: Date;
};

export type SuiteReponse = { etat: 'active' | 'refusee' } | { etat: 'active'; isPasseOuvert: true };

/** A manager answers; an administrator accepts once they had their 15 days, and opens what was left closed. */
export function decideReponse(reponse: Reponse, situation: SituationReponse): Result<SuiteReponse> {
  const { by, membre, gestionnaires, now } = situation;
  if (reponse === 'ouvrir') {
    const canOpen = by === 'administration' && membre.etat === 'active' && membre.isPasseFerme;
    return canOpen
      ? ok({ etat: 'active', isPasseOuvert: true })
      : refused({ code: 'association.reponse-impossible' });
  }
  if (membre.etat !== 'demandee') return refused({ code: 'association.reponse-impossible' });
  if (reponse === 'refuser') return ok({ etat: 'refusee' });
  const until = reponseAvant(membre.since);
  if (by === 'administration' && gestionnaires > 0 && now < until) {
    const date = formatDate(until);
    return refused({ code: 'association.reponse-reservee', params: { date } });
  }
  return ok({ etat: 'active' });
}
