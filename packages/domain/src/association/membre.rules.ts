// Who enters an association at once, and who waits for an answer (decisions, Who belongs where › Joining).

import { formatDate } from '../identifiants/dates-affichees.ts';
import { joursApres, joursPasses } from '../identifiants/durees.ts';
import { isBlank } from '../kernel/asks.ts';
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
export const reponseAvant = (since: Date): Date => joursApres(since, reponseJours);

/** The seat's own SIRET means the head office: there is one kind of manager for both. */
export const placeOf = (idSiret: string | null | undefined, idSiretSiege: string | null): string | null =>
  !idSiret || idSiret === idSiretSiege ? null : idSiret;

export const reponses = ['accepter', 'refuser', 'ouvrir', 'retirer', 'maintenir'] as const;
export type Reponse = (typeof reponses)[number];

export type SituationReponse = {
  /** Who answers. */
  by: 'gestionnaire' | 'administration';
  membre: {
    etat: string;
    since: Date;
    isPasseFerme: boolean;
    /** One leaves by oneself, one is not removed by oneself. */
    isMoi: boolean;
    /** A manager disagreed already: the administration decides. */
    isConteste: boolean;
    /** When an administrator gave this access on proof; null for all the others. */
    installeLe: Date | null;
  };
  /** Who could have answered instead of an administrator. */
  gestionnaires: number;
  /** Files joined to the request: minutes of the meeting that named the new board. */
  preuves: number;
  /** Why it is refused, contested or taken back. */
  motif: string | undefined;
  now: Date;
};

export type SuiteReponse =
  | { acte: 'finir'; etat: 'refusee' | 'quittee' }
  /** Nothing opens and nothing closes: the disagreement goes to the administration. */
  | { acte: 'contester' }
  /** The disagreement is set aside; the access stays as it was. */
  | { acte: 'maintenir' }
  /** `isPasseOuvert`: what was closed opens. `isReprise`: the open files are taken over too. */
  | { acte: 'ouvrir'; isPasseOuvert: boolean; isReprise: boolean };

const impossible = refused({ code: 'association.reponse-impossible' });
const sansMotif = refused({ code: 'association.motif-manquant', field: 'motif' });
const dejaConteste = refused({ code: 'association.deja-contestee' });

/**
 * A manager answers; an administrator examines a proof once they had their 15 days, and opens what was left closed.
 * What stands on a proof is not undone by a manager alone: they say why, and the administration decides.
 */
export function decideReponse(reponse: Reponse, situation: SituationReponse): Result<SuiteReponse> {
  // Nobody examines their own proof.
  if (situation.by === 'administration' && situation.membre.isMoi) return impossible;
  switch (reponse) {
    case 'ouvrir':
      return decideOuverture(situation);
    case 'retirer':
      return decideRetrait(situation);
    case 'maintenir':
      return decideMaintien(situation);
    case 'refuser':
      return decideRefus(situation);
    case 'accepter':
      return decideAcceptation(situation);
  }
}

function decideOuverture({ by, membre }: SituationReponse): Result<SuiteReponse> {
  const canOpen = by === 'administration' && membre.etat === 'active' && membre.isPasseFerme;
  return canOpen ? ok({ acte: 'ouvrir', isPasseOuvert: true, isReprise: true }) : impossible;
}

function decideRetrait({ by, membre, motif, now }: SituationReponse): Result<SuiteReponse> {
  if (membre.etat !== 'active' || membre.isMoi) return impossible;
  const isContestation = by === 'gestionnaire' && isInstalle(membre.installeLe, now);
  if ((isContestation || by === 'administration') && isBlank(motif)) return sansMotif;
  if (!isContestation) return ok({ acte: 'finir', etat: 'quittee' });
  return membre.isConteste ? dejaConteste : ok({ acte: 'contester' });
}

function decideMaintien({ by, membre, motif }: SituationReponse): Result<SuiteReponse> {
  if (by !== 'administration' || membre.etat !== 'active' || !membre.isConteste) return impossible;
  return isBlank(motif) ? sansMotif : ok({ acte: 'maintenir' });
}

function decideRefus(situation: SituationReponse): Result<SuiteReponse> {
  const { by, membre, motif, preuves } = situation;
  if (membre.etat !== 'demandee') return impossible;
  const reserve = by === 'administration' ? reserveProblem(situation) : undefined;
  if (reserve) return refused(reserve);
  if (isBlank(motif)) return sansMotif;
  if (by === 'administration' || preuves === 0) return ok({ acte: 'finir', etat: 'refusee' });
  return membre.isConteste ? dejaConteste : ok({ acte: 'contester' });
}

function decideAcceptation(situation: SituationReponse): Result<SuiteReponse> {
  const { by, membre, gestionnaires, preuves } = situation;
  if (membre.etat !== 'demandee') return impossible;
  if (by === 'gestionnaire') return ok({ acte: 'ouvrir', isPasseOuvert: false, isReprise: false });
  const reserve = reserveProblem(situation);
  if (reserve) return refused(reserve);
  if (gestionnaires > 0 && preuves === 0) return refused({ code: 'association.preuve-manquante' });
  return ok({ acte: 'ouvrir', isPasseOuvert: true, isReprise: true });
}

/** The managers answer alone during their 15 days: an administrator neither accepts nor refuses. */
function reserveProblem({ membre, gestionnaires, now }: SituationReponse): Problem | undefined {
  const until = reponseAvant(membre.since);
  if (gestionnaires === 0 || now >= until) return undefined;
  return { code: 'association.reponse-reservee', params: { date: formatDate(until) } };
}

/** As long as a board is named for: an assembly meets once a year. */
const installationJours = 365;

/** Put there by an administrator, on proof, less than a year ago: removing them is a disagreement to decide. */
export const isInstalle = (installeLe: Date | null, now: Date): boolean =>
  installeLe !== null && now < joursApres(installeLe, installationJours);

/** A proof may be joined, and taken back, while something is to decide on it. */
export const canJoinPreuve = ({
  etat,
  isPasseFerme,
  isConteste,
}: Pick<SituationReponse['membre'], 'etat' | 'isPasseFerme' | 'isConteste'>): boolean =>
  etat === 'demandee' || (etat === 'active' && (isPasseFerme || isConteste));

/** What was asked at or before then has had its delay. */
export const demandeesAvant = (now: Date): Date => joursApres(now, -reponseJours);

/** Whole days gone since. */
export const ageJours = (since: Date, now: Date): number => Math.max(0, joursPasses(since, now));

export const reponsesAdministration = ['accepter', 'refuser', 'ouvrir', 'maintenir', 'retirer'] as const;
export type ReponseAdministration = (typeof reponsesAdministration)[number];

/** What an administrator may answer now, a reason being given; an access is taken back from here once it is contested. */
export const reponsesOuvertes = (
  situation: Omit<SituationReponse, 'by' | 'motif'>,
): ReponseAdministration[] =>
  reponsesAdministration.filter(
    (reponse) =>
      (reponse !== 'retirer' || situation.membre.isConteste) &&
      decideReponse(reponse, { ...situation, by: 'administration', motif: 'donné' }).ok,
  );

/** Who has a request now, and what it lacks; or what became of it. */
export const phases = [
  'gestionnaires',
  'desaccord',
  'preuve',
  'administration',
  'active',
  'contestee',
  'refusee',
  'annulee',
  'quittee',
] as const;
export type PhaseDemande = (typeof phases)[number];

type SituationDemande = Pick<SituationReponse, 'gestionnaires' | 'preuves' | 'now'> & {
  membre: Pick<SituationReponse['membre'], 'since' | 'isConteste'> & {
    etat: 'demandee' | 'active' | 'refusee' | 'quittee';
    /** Given up before any answer. */
    isAnnulee: boolean;
  };
};

/** A date that has passed is never announced: past the 15 days, the administration has it, or waits for a proof. */
export function phaseDemande({ membre, gestionnaires, preuves, now }: SituationDemande): PhaseDemande {
  const { etat, since, isConteste, isAnnulee } = membre;
  if (etat === 'active') return isConteste ? 'contestee' : 'active';
  if (etat === 'quittee' && isAnnulee) return 'annulee';
  if (etat !== 'demandee') return etat;
  if (gestionnaires > 0 && now < reponseAvant(since)) return isConteste ? 'desaccord' : 'gestionnaires';
  return gestionnaires > 0 && preuves === 0 ? 'preuve' : 'administration';
}
