// A payment request, or a payment recorded without one, has these states and moves (§4 Payment-request states;
// decisions, Other states).
import {
  findTransition,
  movesFrom,
  nextDeparts,
  type StatesTable,
  type Transition,
} from '../kernel/states.ts';

/** An event comes from the association's side (`lca`) or the service's (`bo`) (§9). */
export const emetteurs = ['lca', 'bo'] as const;
export type Emetteur = (typeof emetteurs)[number];

/** Codes 5 and 6 do not exist. 2 is `traitement_si`, 3 `en_paiement` (its label is ours), 7 `refusé_si`. */
export const etatsPaiement = {
  '1': 'enregistré',
  '2': 'en cours de traitement',
  '3': 'en paiement',
  '4': 'remboursé',
  '7': 'refusé par le service instructeur',
  '8': 'supprimé',
  '9': 'supprimé',
} as const;
export type EtatPaiement = keyof typeof etatsPaiement;

/** The side that brings a payment to each state. */
export const emetteursByEtat: Record<EtatPaiement, Emetteur> = {
  '1': 'lca',
  '2': 'bo',
  '3': 'bo',
  '4': 'bo',
  '7': 'bo',
  '8': 'lca',
  '9': 'bo',
};

export const ordrePaiement = ['1', '2', '3', '4', '7', '8', '9'] as const satisfies EtatPaiement[];

/**
 * The state in which each side begins a payment: only the association emits 1, so a payment that a service records
 * begins at 2.
 */
export const premierEtat: Record<Emetteur, EtatPaiement> = { lca: '1', bo: '2' };

export const actionsPaiement = ['take', 'order', 'pay', 'refuse', 'remove'] as const;
export type ActionPaiement = (typeof actionsPaiement)[number];

type Row = Transition<EtatPaiement, ActionPaiement, Emetteur>;

const transitions: readonly Row[] = [
  { action: 'remove', from: '1', to: '8', by: 'lca' },
  { action: 'take', from: '1', to: '2', by: 'bo' },
  { action: 'order', from: '2', to: '3', by: 'bo' },
  { action: 'pay', from: '3', to: '4', by: 'bo' },
  { action: 'refuse', from: '1', to: '7', by: 'bo', reason: true },
  { action: 'refuse', from: '2', to: '7', by: 'bo', reason: true },
  { action: 'remove', from: '1', to: '9', by: 'bo' },
  { action: 'remove', from: '2', to: '9', by: 'bo' },
];

const table: StatesTable<EtatPaiement, ActionPaiement, Emetteur> = { labels: etatsPaiement, transitions };

type Move = { from: EtatPaiement; action: ActionPaiement; by: Emetteur };

export const findMovePaiement = (move: Move) => findTransition(table, move);
export const movesOfPaiement = (from: EtatPaiement, by: Emetteur): ActionPaiement[] =>
  movesFrom(table, from, by);

/** Returns the state a move leads to, or null when there is no such move; « previous » never occurs here. */
export function paiementReached(move: Move): EtatPaiement | null {
  const row = findMovePaiement(move);
  return row && row.to !== 'previous' ? row.to : null;
}

/** Returns the name of the state in which this move will be possible, or null when the move does not come later. */
export function nextPaiementMove(from: EtatPaiement, action: ActionPaiement): string | null {
  const [first] = nextDeparts(table, { from, action }, ['1', '2', '3', '4']);
  return first ? etatsPaiement[first] : null;
}

/** Tells whether the payment is neither refused nor removed, so that its amount is asked or paid. */
export const isVivante = (etat: EtatPaiement): boolean => ['1', '2', '3', '4'].includes(etat);

/** Tells whether the payment waits for the service, or for whoever pays. */
export const isAttendue = (etat: EtatPaiement): boolean => ['1', '2', '3'].includes(etat);

export const isPayee = (etat: EtatPaiement): boolean => etat === '4';

/** Returns the states that satisfy the predicate, in their order. */
export const filterEtatsPaiement = (is: (etat: EtatPaiement) => boolean): EtatPaiement[] =>
  ordrePaiement.filter(is);

/** The colour says who acts next. */
export const tonsPaiement: Record<EtatPaiement, 'chez-eux' | 'atteint' | 'refus' | 'clos'> = {
  '1': 'chez-eux',
  '2': 'chez-eux',
  '3': 'chez-eux',
  '4': 'atteint',
  '7': 'refus',
  '8': 'clos',
  '9': 'clos',
};
