// The payments of a service are one list: each line is a payment of a dossier, or what is left of its grant and nobody
// asked for yet. It says what allows it or holds it back, and the one act that takes it further (§4 Payment-request
// states; ADR 0587).
import { type EtatCrf, isCrfEditable, isCrfRecu, isCrfTransmis } from '../crf/crf.states.ts';
import type { NaturePaiement } from '../dossier/suivi/suite-argent.rules.ts';
import type { EtatPaiement } from './demande-paiement.states.ts';
import { followsRib, isSuiteLate, type SuitePaiement } from './suite-paiement.rules.ts';

/** What a list of payments reads of one report of the dossier. */
export type CompteRenduLu = {
  exercice: number;
  id: string | null;
  etat: EtatCrf;
  /** The last instant at which it may be sent. */
  echeance: Date;
};

export const codesRetenue = [
  'demande',
  'rib',
  'compte-rendu-a-lire',
  'compte-rendu-renvoye',
  'compte-rendu-en-retard',
] as const;
type CodeRetenue = (typeof codesRetenue)[number];

/** What holds a line back; `exercice` and `crf` are those of the report that is awaited. */
export type Retenue = { code: CodeRetenue; exercice: number | null; crf: string | null };

/** What a line is made of, before it says anything. */
export type FaitsVersement = {
  /** Null for the part of the grant that nobody asked for yet. */
  etat: EtatPaiement | null;
  nature: NaturePaiement;
  suite: SuitePaiement | null;
  /** True when the account of the dossier can receive money. */
  hasRib: boolean;
  comptesRendus: readonly CompteRenduLu[];
};

/**
 * Returns what holds a line back, or null when the service may go on. A balance waits for the reports that are late,
 * sent back or not read yet; what is already put in payment waits for nothing, since its account is noted.
 */
export function readRetenue(
  { etat, nature, suite, hasRib, comptesRendus }: FaitsVersement,
  now: Date,
): Retenue | null {
  if (etat !== null && !followsRib(etat)) return null;
  const of = (code: CodeRetenue, crf?: CompteRenduLu): Retenue => ({
    code,
    exercice: crf?.exercice ?? null,
    // What is only begun is read by its association alone.
    crf: crf && isCrfEnvoye(crf.etat) ? crf.id : null,
  });
  if (suite?.par === 'association') return of(suite.acte === 'rib' ? 'rib' : 'demande');
  if (!hasRib) return of('rib');
  if (nature !== 'solde') return null;
  const [first] = comptesRendus
    .flatMap((crf) => {
      const code = codeDuCompteRendu(crf, now);
      return code ? [of(code, crf)] : [];
    })
    .toSorted((a, b) => (a.exercice ?? 0) - (b.exercice ?? 0));
  return first ?? null;
}

/** Tells whether the service may read the report: it was sent, even if it was sent back since. */
export const isCrfEnvoye = (etat: EtatCrf): boolean => isCrfTransmis(etat) || etat === 3;

function codeDuCompteRendu({ etat, echeance }: CompteRenduLu, now: Date): CodeRetenue | null {
  if (isCrfRecu(etat)) return null;
  if (isCrfTransmis(etat)) return 'compte-rendu-a-lire';
  if (etat === 3) return 'compte-rendu-renvoye';
  return isCrfEditable(etat) && now > echeance ? 'compte-rendu-en-retard' : null;
}

/** Returns the report on which a balance is paid: the last one received, or null when it rests on the grant alone. */
export function permittedBy({ nature, comptesRendus }: FaitsVersement): number | null {
  if (nature !== 'solde') return null;
  const recus = comptesRendus.filter(({ etat }) => isCrfRecu(etat)).map(({ exercice }) => exercice);
  return recus.length > 0 ? Math.max(...recus) : null;
}

export const batchActes = ['record', 'take', 'order', 'pay'] as const;
export type BatchActe = (typeof batchActes)[number];
export const actesVersement = [...batchActes, 'lire', 'relancer', 'ouvrir'] as const;
export type ActeVersement = (typeof actesVersement)[number];

/** Returns the act offered on a line: the remedy of what holds it back, or its next step; null once it is paid. */
export function acteVersement(etat: EtatPaiement | null, retenue: Retenue | null): ActeVersement | null {
  switch (retenue?.code) {
    case 'demande':
    case 'rib':
      return 'ouvrir';
    case 'compte-rendu-a-lire':
      return 'lire';
    case 'compte-rendu-renvoye':
    case 'compte-rendu-en-retard':
      return 'relancer';
    case undefined:
      return etat === null ? 'record' : suiteDe[etat];
  }
}

const suiteDe: Record<EtatPaiement, BatchActe | null> = {
  '1': 'take',
  '2': 'order',
  '3': 'pay',
  '4': null,
  '7': null,
  '8': null,
  '9': null,
};

/** The groups of the list, in its order: what is held back comes last. */
export const groupesVersements = ['retard', 'a-venir', 'retenu'] as const;
export type GroupeVersement = (typeof groupesVersements)[number];

export function findVersementGroupe(
  { suite }: Pick<FaitsVersement, 'suite'>,
  retenue: Retenue | null,
  now: Date,
): GroupeVersement {
  if (retenue) return 'retenu';
  return suite && isSuiteLate(suite, now) ? 'retard' : 'a-venir';
}

/** The lists of the page. */
export const ongletsVersements = ['a-verser', 'verses', 'comptes-rendus'] as const;
export type OngletVersements = (typeof ongletsVersements)[number];

/** What a service awaits of one report, in the order of the list: what it reads itself comes first. */
export const groupesComptesRendus = ['a-lire', 'retard', 'renvoye', 'attendu'] as const;
export type GroupeCompteRendu = (typeof groupesComptesRendus)[number];

/** Returns the group of a report that is due, or null when the service has received it. */
export function findCompteRenduGroupe(crf: CompteRenduLu, now: Date): GroupeCompteRendu | null {
  switch (codeDuCompteRendu(crf, now)) {
    case 'compte-rendu-a-lire':
      return 'a-lire';
    case 'compte-rendu-renvoye':
      return 'renvoye';
    case 'compte-rendu-en-retard':
      return 'retard';
    default:
      return isCrfRecu(crf.etat) ? null : 'attendu';
  }
}
