// A SIRET request has these states and moves, and so does its file at the SIRET service (§4 SIRET request statuses;
// decisions, Other states).
import { findTransition, movesFrom, type StatesTable, type Transition } from '../kernel/states.ts';

export const etatsSiret = {
  ECS: 'en cours de saisie',
  AEM: 'à émettre',
  INV: 'invalidé',
  ENCT: 'en cours de traitement',
  ACC: 'accordé',
  REJ: 'rejeté',
  REF: 'refusé',
} as const;
export type EtatSiret = keyof typeof etatsSiret;

export const ordreEtatsSiret = [
  'ECS',
  'AEM',
  'INV',
  'ENCT',
  'ACC',
  'REJ',
  'REF',
] as const satisfies EtatSiret[];

export const rangsSiret: Record<EtatSiret, number> = {
  ECS: 1,
  AEM: 2,
  INV: 3.2,
  ENCT: 4,
  ACC: 5.1,
  REJ: 5.2,
  REF: 5.3,
};

/**
 * Returns the state as people read it: « transmis » until the SIRET service opens the file, whatever that service has
 * done with it before.
 */
export const shownEtatSiret = (etat: EtatSiret): string =>
  etat === 'AEM' || etat === 'INV' ? 'transmis' : etatsSiret[etat];

/** A request that was sent is closed to its author. */
const verrouilles: readonly EtatSiret[] = ['AEM', 'INV', 'ENCT', 'ACC', 'REJ', 'REF'];
export const isEditableIn = (etat: EtatSiret): boolean => !verrouilles.includes(etat);

/** Tells whether this request prevents another one; a rejected one does not [R4.39]. */
export const countsAsExisting = (etat: EtatSiret): boolean => etat !== 'REJ';

/** Tells whether a request is answered, whatever the answer: it is read and no longer acted on. */
export const isRepondue = (etat: EtatSiret): boolean => rangsSiret[etat] > rangsSiret.ENCT;

/** Returns the states that satisfy the predicate, in their order. */
export const filterEtatsSiret = (is: (etat: EtatSiret) => boolean): EtatSiret[] => ordreEtatsSiret.filter(is);

/** The file at the SIRET service is created (RGEN), then treated (ENCT). */
export const etatsRegent = ['RGEN', 'ENCT'] as const;
export type EtatRegent = (typeof etatsRegent)[number];

/**
 * Returns the state of the file at the SIRET service: null before the file is created, and once an answer closes it.
 */
export function toEtatRegent(etat: EtatSiret): EtatRegent | null {
  switch (etat) {
    case 'AEM':
    case 'INV':
      return 'RGEN';
    case 'ENCT':
      return 'ENCT';
    case 'ECS':
    case 'ACC':
    case 'REJ':
    case 'REF':
      return null;
  }
}

/** Tells whether a request can be reset, which is only while the service's file is open. */
export const canReset = (regent: string | null): boolean =>
  (etatsRegent as readonly (string | null)[]).includes(regent);

export type CoteSiret = 'demandeur' | 'service';
export const decisionsSiret = ['start', 'invalidate', 'grant', 'reject', 'refuse', 'reset'] as const;
export type DecisionSiret = (typeof decisionsSiret)[number];
export type ActionSiret = DecisionSiret | 'transmit';

type Row = Transition<EtatSiret, ActionSiret, CoteSiret>;

const reset = (from: EtatSiret): Row => ({ action: 'reset', from, to: 'ECS', by: 'service', reason: true });

const table: StatesTable<EtatSiret, ActionSiret, CoteSiret> = {
  labels: etatsSiret,
  transitions: [
    { action: 'transmit', from: 'ECS', to: 'AEM', by: 'demandeur' },
    { action: 'start', from: 'AEM', to: 'ENCT', by: 'service' },
    { action: 'invalidate', from: 'AEM', to: 'INV', by: 'service', reason: true },
    { action: 'grant', from: 'ENCT', to: 'ACC', by: 'service' },
    { action: 'reject', from: 'ENCT', to: 'REJ', by: 'service', reason: true },
    { action: 'refuse', from: 'ENCT', to: 'REF', by: 'service', reason: true },
    ...ordreEtatsSiret.filter((etat) => canReset(toEtatRegent(etat))).map(reset),
  ],
};

type Move = { from: EtatSiret; action: ActionSiret; by: CoteSiret };

export const findMoveSiret = (move: Move) => findTransition(table, move);
export const movesOfSiret = (from: EtatSiret, by: CoteSiret) => movesFrom(table, from, by);

/** The colour says who acts next, as for a dossier. */
export const tonsSiret: Record<EtatSiret, 'a-vous' | 'chez-eux' | 'atteint' | 'refus'> = {
  ECS: 'a-vous',
  AEM: 'chez-eux',
  INV: 'chez-eux',
  ENCT: 'chez-eux',
  ACC: 'atteint',
  REJ: 'refus',
  REF: 'refus',
};

type Rendue = { historique: readonly { cote: string; le: string }[]; modifie_le: string };

/**
 * Tells whether nothing was changed in a request since the service gave it back: the last fact, first in the history, is
 * the service's, and nothing was saved after it. Instants are ISO texts of one zone.
 */
export const isRendueInchangee = ({ historique: [last], modifie_le }: Rendue): boolean =>
  last?.cote === 'service' && modifie_le <= last.le;
