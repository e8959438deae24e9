// A person enters an association at once, or waits for an answer.

import { formatDate } from '../identifiants/dates-affichees.ts';
import { addJours, joursPasses } from '../identifiants/durees.ts';
import { isBlank } from '../kernel/asks.ts';
import { ok, type Problem, type Result, refused } from '../kernel/result.ts';

/** The managers have this many days to answer before an administrator may look at the proof of the new board. */
const reponseJours = 15;

export type DemandeAdhesion = {
  /** Null means the head office. */
  id_siret: string | null;
  /** True when the person certified: « Je certifie sur l’honneur avoir le droit d’agir pour cette association. » */
  certificat: boolean;
};

/** The server knows these facts when it decides; all of them are read under a lock of the association. */
export type SituationAdhesion = {
  isDissoute: boolean;
  /** The establishment asked for, absent when none is asked for or when the association has no such establishment. */
  etablissement?: { actif: boolean; est_siege: boolean };
  /** The number of active members of the head office and of the establishment asked for. */
  gestionnaires: number;
  /** True when earlier managers left bank accounts, contacts or dossiers. */
  aUnPasse: boolean;
  /** True when this person's address is that of a representative the association already named. */
  isRepresentantConnu: boolean;
};

export type Adhesion = {
  etat: 'active' | 'demandee';
  /** True while what earlier managers left is not shown. */
  isPasseFerme: boolean;
};

/**
 * Decides what becomes of a request to join: the first person enters at once, on the certificate; where there are
 * managers, they answer.
 */
export function decideAdhesion(demande: DemandeAdhesion, situation: SituationAdhesion): Result<Adhesion> {
  const [first, ...others] = adhesionProblems(demande, situation);
  if (first) return refused(first, ...others);
  if (situation.gestionnaires > 0) return ok({ etat: 'demandee', isPasseFerme: false });
  return ok({ etat: 'active', isPasseFerme: situation.aUnPasse && !situation.isRepresentantConnu });
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

/** Returns the last instant until which the managers answer alone. */
export const answerDue = (since: Date): Date => addJours(since, reponseJours);

/**
 * Returns the place of a membership, null for the head office, which the SIRET of the seat also means: both have the
 * same managers.
 */
export const siretUnlessSiege = (
  idSiret: string | null | undefined,
  idSiretSiege: string | null,
): string | null => (!idSiret || idSiret === idSiretSiege ? null : idSiret);

export const reponses = ['accepter', 'refuser', 'ouvrir', 'retirer', 'maintenir'] as const;
export type MembreReponse = (typeof reponses)[number];

export type SituationReponse = {
  by: 'gestionnaire' | 'administration';
  membre: {
    etat: string;
    since: Date;
    isPasseFerme: boolean;
    /** True when the membership is that of the person who answers: leaving is another act than being removed. */
    isMoi: boolean;
    /** True when a manager already disagreed, so that the administration decides. */
    isConteste: boolean;
    /** The instant when an administrator gave this access on proof; null for every other access. */
    installeLe: Date | null;
  };
  /** The number of managers who could answer instead of an administrator. */
  gestionnaires: number;
  /** The number of files joined to the request, such as the minutes that name the new board. */
  preuves: number;
  /** The reason for refusing, contesting or taking back. */
  motif: string | undefined;
  now: Date;
};

export type SuiteReponse =
  | { acte: 'finir'; etat: 'refusee' | 'quittee' }
  /** No access opens or closes: the disagreement goes to the administration. */
  | { acte: 'contester' }
  /** The disagreement is set aside and the access stays as it was. */
  | { acte: 'maintenir' }
  /** `isPasseOuvert` opens what earlier managers left. `isReprise` also hands over the open dossiers. */
  | { acte: 'ouvrir'; isPasseOuvert: boolean; isReprise: boolean };

const impossible = refused({ code: 'association.reponse-impossible' });
const sansMotif = refused({ code: 'association.motif-manquant', field: 'motif' });
const dejaConteste = refused({ code: 'association.deja-contestee' });

/**
 * Decides what follows an answer to a request. A manager answers; once the managers have had their 15 days, an
 * administrator examines the proof, and may open what was left closed. A manager alone cannot remove an access given on
 * proof: they give a reason, and the administration decides.
 */
export function decideReponse(reponse: MembreReponse, situation: SituationReponse): Result<SuiteReponse> {
  // An administrator does not examine their own proof.
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

/** Refuses the answer of an administrator during the 15 days in which the managers answer alone. */
function reserveProblem({ membre, gestionnaires, now }: SituationReponse): Problem | undefined {
  const until = answerDue(membre.since);
  if (gestionnaires === 0 || now >= until) return undefined;
  return { code: 'association.reponse-reservee', params: { date: formatDate(until) } };
}

/** A board is named for about a year, since an assembly meets once a year. */
const installationJours = 365;

/**
 * Tells whether an administrator gave this access on proof less than a year ago: removing the person is then a
 * disagreement to decide.
 */
export const isInstalle = (installeLe: Date | null, now: Date): boolean =>
  installeLe !== null && now < addJours(installeLe, installationJours);

/** Tells whether a proof may be joined, and taken back: it may while a decision depends on it. */
export const canJoinPreuve = ({
  etat,
  isPasseFerme,
  isConteste,
}: Pick<SituationReponse['membre'], 'etat' | 'isPasseFerme' | 'isConteste'>): boolean =>
  etat === 'demandee' || (etat === 'active' && (isPasseFerme || isConteste));

/** Returns an instant: requests made at or before it have had their full delay. */
export const askedBefore = (now: Date): Date => addJours(now, -reponseJours);

/** Counts the whole days since then. */
export const ageJours = (since: Date, now: Date): number => Math.max(0, joursPasses(since, now));

export const reponsesAdministration = ['accepter', 'refuser', 'ouvrir', 'maintenir', 'retirer'] as const;
export type ReponseAdministration = (typeof reponsesAdministration)[number];

/**
 * Lists what an administrator may answer now if they give a reason. In this list an access is taken back only once it
 * is contested.
 */
export const reponsesOuvertes = (
  situation: Omit<SituationReponse, 'by' | 'motif'>,
): ReponseAdministration[] =>
  reponsesAdministration.filter(
    (reponse) =>
      (reponse !== 'retirer' || situation.membre.isConteste) &&
      decideReponse(reponse, { ...situation, by: 'administration', motif: 'donné' }).ok,
  );

/** A phase says who holds a request now and what it lacks, or how it ended. */
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
    /** True when the person gave up before any answer. */
    isAnnulee: boolean;
  };
};

/**
 * Returns the phase of a request. Once their 15 days are over the managers no longer hold it, so no past date is
 * announced: the administration has the request, or waits for a proof.
 */
export function phaseDemande({ membre, gestionnaires, preuves, now }: SituationDemande): PhaseDemande {
  const { etat, since, isConteste, isAnnulee } = membre;
  if (etat === 'active') return isConteste ? 'contestee' : 'active';
  if (etat === 'quittee' && isAnnulee) return 'annulee';
  if (etat !== 'demandee') return etat;
  if (gestionnaires > 0 && now < answerDue(since)) return isConteste ? 'desaccord' : 'gestionnaires';
  return gestionnaires > 0 && preuves === 0 ? 'preuve' : 'administration';
}
