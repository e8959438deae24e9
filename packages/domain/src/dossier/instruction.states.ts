// An instruction is a dossier before one service; these are its states and moves (§4 Dossier instruction states;
// decisions, Dossiers).
import {
  findTransition,
  movesFrom,
  nextDeparts,
  type StatesTable,
  type Transition,
} from '../kernel/states.ts';
import type { GenreDossier } from './genre.rows.ts';

export const etatsInstruction = {
  A: 'en cours de saisie',
  B: 'supprimé',
  C: 'renvoyé au compte asso',
  D: 'transmis au service instructeur',
  '2': "en cours d'instruction",
  '6': 'accordé',
  '7': 'en cours de paiement',
  '8': 'en cours de paiement',
  '9': 'payé, en attente des comptes-rendus financiers',
  '10': 'terminé',
  '11': 'refusé',
  '12': 'rejeté',
} as const;
export type EtatInstruction = keyof typeof etatsInstruction;

/**
 * Names the state as people read it: the specification's label uses the name of the former site where we say
 * « l’association ».
 */
export const sayEtatInstruction = (etat: EtatInstruction): string =>
  etat === 'C' ? 'renvoyé à l’association' : etatsInstruction[etat];

/** In a table of work each state has a short word; its whole name is read aloud and shown in its tip. */
export const etatsCourts: Record<EtatInstruction, string> = {
  A: 'En saisie',
  B: 'Supprimé',
  C: 'Renvoyé',
  D: 'Transmis',
  '2': 'En instruction',
  '6': 'Accordé',
  '7': 'En paiement',
  '8': 'En paiement',
  '9': 'Bilan attendu',
  '10': 'Terminé',
  '11': 'Refusé',
  '12': 'Rejeté',
};

/** The states are in the order of the specification; an object would put the number keys first. */
export const ordreEtats = [
  'A',
  'B',
  'C',
  'D',
  '2',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
] as const satisfies EtatInstruction[];

/** Tells whether the dossier is being typed or was sent back: the association has it, and no service does. */
export const isNonTransmis = (etat: EtatInstruction): boolean => etat === 'A' || etat === 'C';

/** Tells whether a service has the dossier in hand, to read it and decide. */
export const isAtStudy = (etat: EtatInstruction): boolean => etat === 'D' || etat === '2';

/** Tells whether a service has decided: it granted the dossier, with all the states that follow, or it did not. */
export const isDecide = (etat: EtatInstruction): boolean =>
  ordreEtats.indexOf(etat) >= ordreEtats.indexOf('6');

/** Tells whether the dossier is or was with a service and was not sent back: the states from D to 12. */
export const isTransmis = (etat: EtatInstruction): boolean => isAtStudy(etat) || isDecide(etat);

/** Tells whether something was granted, whatever came after. */
export const isAccorde = (etat: EtatInstruction): boolean => ['6', '7', '8', '9', '10'].includes(etat);

/** Tells whether the dossier is granted and not wholly paid. */
export const isInPaiement = (etat: EtatInstruction): boolean => ['6', '7', '8'].includes(etat);

/** Tells whether the state alone makes it the association's turn. */
export const isWithDemandeur = (etat: EtatInstruction): boolean => tonsEtats[etat] === 'a-vous';

/** Returns the states that satisfy the predicate, in the order of the specification. */
export const filterEtats = (is: (etat: EtatInstruction) => boolean): EtatInstruction[] =>
  ordreEtats.filter(is);

/**
 * `demandeur` is the creator, a person it is shared with, or the service that created it. `service` is the one that
 * studies it, or its administrator.
 */
export type Cote = 'demandeur' | 'service';

export type ActionDemandeur = 'transmit' | 'remove' | 'restore';
export type ActionService =
  | 'start'
  | 'sendBack'
  | 'grant'
  | 'refuse'
  | 'reject'
  | 'beginPayment'
  | 'continuePayment'
  | 'markPaid'
  | 'finish';
export type ActionInstruction = ActionDemandeur | ActionService;

type Row = Transition<EtatInstruction, ActionInstruction, Cote>;

/** The moves that exist for every kind of dossier. */
const communes: readonly Row[] = [
  { action: 'transmit', from: 'A', to: 'D', by: 'demandeur' },
  { action: 'transmit', from: 'C', to: 'D', by: 'demandeur' },
  { action: 'remove', from: 'A', to: 'B', by: 'demandeur' },
  { action: 'remove', from: 'C', to: 'B', by: 'demandeur' },
  { action: 'restore', from: 'B', to: 'previous', by: 'demandeur' },
  { action: 'start', from: 'D', to: '2', by: 'service' },
  { action: 'sendBack', from: 'D', to: 'C', by: 'service', reason: true },
  { action: 'sendBack', from: '2', to: 'C', by: 'service', reason: true },
  { action: 'grant', from: '2', to: '6', by: 'service' },
  { action: 'refuse', from: '2', to: '11', by: 'service', reason: true },
  { action: 'reject', from: 'D', to: '12', by: 'service', reason: true },
  { action: 'reject', from: '2', to: '12', by: 'service', reason: true },
];

/** Only a subvention is paid and accounted for; an agrément ends with its decision (ADR 0143). */
const paiements: readonly Row[] = [
  { action: 'beginPayment', from: '6', to: '7', by: 'service' },
  { action: 'continuePayment', from: '7', to: '8', by: 'service' },
  { action: 'markPaid', from: '8', to: '9', by: 'service' },
  { action: 'markPaid', from: '6', to: '9', by: 'service' },
  { action: 'finish', from: '9', to: '10', by: 'service' },
];

const tables: Record<GenreDossier, StatesTable<EtatInstruction, ActionInstruction, Cote>> = {
  subvention: { labels: etatsInstruction, transitions: [...communes, ...paiements] },
  agrement: { labels: etatsInstruction, transitions: communes },
};

type Demande = { from: EtatInstruction; action: ActionInstruction; by: Cote; genre?: GenreDossier };

export const findMove = ({ genre = 'subvention', ...move }: Demande) => findTransition(tables[genre], move);

/** The states are in the order of a request that succeeds. */
const ordreInstruction: readonly EtatInstruction[] = ['A', 'C', 'D', '2', '6', '7', '8', '9', '10'];

/** Returns the name of the state in which this move will be possible, or null when the move does not come later. */
export function nextMove(
  from: EtatInstruction,
  action: ActionInstruction,
  genre: GenreDossier = 'subvention',
): string | null {
  const [first] = nextDeparts(tables[genre], { from, action }, ordreInstruction);
  return first ? sayEtatInstruction(first) : null;
}

export const listMoves = (from: EtatInstruction, by: Cote, genre: GenreDossier = 'subvention') =>
  movesFrom(tables[genre], from, by);

export const actionsService = [
  'start',
  'sendBack',
  'grant',
  'refuse',
  'reject',
  'beginPayment',
  'continuePayment',
  'markPaid',
  'finish',
] as const satisfies ActionService[];

/** The colour says who acts next: the association, the service, or nobody any more. */
export const tonsEtats: Record<EtatInstruction, 'a-vous' | 'chez-eux' | 'atteint' | 'refus' | 'clos'> = {
  A: 'a-vous',
  B: 'clos',
  C: 'a-vous',
  D: 'chez-eux',
  '2': 'chez-eux',
  '6': 'atteint',
  '7': 'chez-eux',
  '8': 'chez-eux',
  '9': 'a-vous',
  '10': 'clos',
  '11': 'refus',
  '12': 'refus',
};

/** The sentence that tells the association, under the badge, who acts next. */
export const phrasesEtats: Record<EtatInstruction, string> = {
  A: 'À vous : terminez puis transmettez.',
  B: 'Retiré de vos listes. Vous pouvez le restaurer.',
  C: 'À vous : le service demande des corrections.',
  D: 'Chez le service : il va l’étudier.',
  '2': 'Chez le service : il étudie votre dossier.',
  '6': 'Accordé. Le paiement va suivre.',
  '7': 'Le versement est en préparation.',
  '8': 'Le versement est en préparation.',
  '9': 'À vous : rendez compte de l’emploi de la subvention.',
  '10': 'Tout est fait.',
  '11': 'Le service n’a pas retenu votre demande.',
  '12': 'Le service n’a pas pu recevoir votre demande.',
};

/** Returns the sentence for this kind of dossier: an agrément is followed by no payment. */
export const sayEtat = (etat: EtatInstruction, genre: GenreDossier = 'subvention'): string =>
  genre === 'agrement' && etat === '6' ? 'Agrément inscrit dans votre association.' : phrasesEtats[etat];
