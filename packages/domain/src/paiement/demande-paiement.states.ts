// The life of a payment request, and of what is paid like one (§4 Payment-request states; decisions, Other states).
import { departsAVenir, findTransition, movesFrom, type Table, type Transition } from '../kernel/states.ts';

/** Who an event comes from: the association's side, or the service's (§9). */
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

/** Which side brings it there. */
export const emetteurDe: Record<EtatPaiement, Emetteur> = {
  '1': 'lca',
  '2': 'bo',
  '3': 'bo',
  '4': 'bo',
  '7': 'bo',
  '8': 'lca',
  '9': 'bo',
};

export const ordrePaiement = ['1', '2', '3', '4', '7', '8', '9'] as const satisfies EtatPaiement[];

/** What each side begins with: 1 is emitted by the association alone, so what a service records is already treated. */
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

const table: Table<EtatPaiement, ActionPaiement, Emetteur> = { labels: etatsPaiement, transitions };

type Move = { from: EtatPaiement; action: ActionPaiement; by: Emetteur };

export const findMovePaiement = (move: Move) => findTransition(table, move);
export const movesOfPaiement = (from: EtatPaiement, by: Emetteur): ActionPaiement[] =>
  movesFrom(table, from, by);

/** Where a move leads, or null when there is none; never « previous » here. */
export function versPaiement(move: Move): EtatPaiement | null {
  const row = findMovePaiement(move);
  return row && row.to !== 'previous' ? row.to : null;
}

/** Where this move will be possible, as it is called; null when it is not one that comes later. */
export function moveAVenirPaiement(from: EtatPaiement, action: ActionPaiement): string | null {
  const [first] = departsAVenir(table, { from, action }, ['1', '2', '3', '4']);
  return first ? etatsPaiement[first] : null;
}

/** Neither refused nor removed: its amount is asked, or paid. */
export const isVivante = (etat: EtatPaiement): boolean => ['1', '2', '3', '4'].includes(etat);

/** It waits for the service, or for who pays. */
export const isAttendue = (etat: EtatPaiement): boolean => ['1', '2', '3'].includes(etat);

/** The money has left. */
export const isPayee = (etat: EtatPaiement): boolean => etat === '4';

/** All those of which this is so, in their order. */
export const etatsPaiementOf = (is: (etat: EtatPaiement) => boolean): EtatPaiement[] =>
  ordrePaiement.filter(is);

/** Colour means who acts (screens, State words). */
export const tonsPaiement: Record<EtatPaiement, 'chez-eux' | 'atteint' | 'refus' | 'clos'> = {
  '1': 'chez-eux',
  '2': 'chez-eux',
  '3': 'chez-eux',
  '4': 'atteint',
  '7': 'refus',
  '8': 'clos',
  '9': 'clos',
};
