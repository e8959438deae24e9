// The life of one instruction, that is of a dossier before one service (§4 Dossier instruction states; decisions, Dossiers).
import { departsAVenir, findTransition, movesFrom, type Table, type Transition } from '../kernel/states.ts';
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

/** The state as people read it: what the label of the specification calls by the name of the former site is the association. */
export const etatDit = (etat: EtatInstruction): string =>
  etat === 'C' ? 'renvoyé à l’association' : etatsInstruction[etat];

/** In the order of the specification; JavaScript would put the numbers first. */
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

/** Being typed, or sent back: nothing of it is with a service, and each of its pages says so. */
export const isNonTransmis = (etat: EtatInstruction): boolean => etat === 'A' || etat === 'C';

/** A service has it in hand: it reads it, and decides. */
export const isAtStudy = (etat: EtatInstruction): boolean => etat === 'D' || etat === '2';

/** A service has answered: granted, and all that follows, or not. */
export const isDecide = (etat: EtatInstruction): boolean =>
  ordreEtats.indexOf(etat) >= ordreEtats.indexOf('6');

/** From D to 12: it is, or was, with a service, and was not sent back. */
export const isTransmis = (etat: EtatInstruction): boolean => isAtStudy(etat) || isDecide(etat);

/** Something was granted, whatever came after. */
export const isAccorde = (etat: EtatInstruction): boolean => ['6', '7', '8', '9', '10'].includes(etat);

/** Granted, and not wholly paid: money is to come. */
export const isEnPaiement = (etat: EtatInstruction): boolean => ['6', '7', '8'].includes(etat);

/** It is the association's turn by the state alone. */
export const isAuDemandeur = (etat: EtatInstruction): boolean => tonsEtats[etat] === 'a-vous';

/** All those of which this is so, in their order. */
export const etatsOf = (is: (etat: EtatInstruction) => boolean): EtatInstruction[] => ordreEtats.filter(is);

/** Neither finished nor refused. */
export const isEnCours = (etat: string): boolean => !['10', '11', '12'].includes(etat);

/** `demandeur`: creator, shared, or the service that created it. `service`: the instruction's, or its administrator. */
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

/** Of every dossier, whatever it asks for. */
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

/** Money is paid and accounted for; an approval is given, and that is all (ADR 0143). */
const paiements: readonly Row[] = [
  { action: 'beginPayment', from: '6', to: '7', by: 'service' },
  { action: 'continuePayment', from: '7', to: '8', by: 'service' },
  { action: 'markPaid', from: '8', to: '9', by: 'service' },
  { action: 'markPaid', from: '6', to: '9', by: 'service' },
  { action: 'finish', from: '9', to: '10', by: 'service' },
];

const tables: Record<GenreDossier, Table<EtatInstruction, ActionInstruction, Cote>> = {
  subvention: { labels: etatsInstruction, transitions: [...communes, ...paiements] },
  agrement: { labels: etatsInstruction, transitions: communes },
};

type Demande = { from: EtatInstruction; action: ActionInstruction; by: Cote; genre?: GenreDossier };

export const findMove = ({ genre = 'subvention', ...move }: Demande) => findTransition(tables[genre], move);

/** In the order of a request that goes well. */
const ordreInstruction: readonly EtatInstruction[] = ['A', 'C', 'D', '2', '6', '7', '8', '9', '10'];

/** Where this move will be possible, as it is called; null when it is not one that comes later. */
export function moveAVenir(
  from: EtatInstruction,
  action: ActionInstruction,
  genre: GenreDossier = 'subvention',
): string | null {
  const [first] = departsAVenir(tables[genre], { from, action }, ordreInstruction);
  return first ? etatDit(first) : null;
}

export const movesOf = (from: EtatInstruction, by: Cote, genre: GenreDossier = 'subvention') =>
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

/** Colour means who acts (screens, State words): the association, the service, nobody any more. */
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

/** Who acts next, said to the association under the badge. */
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

/** The same of this kind: nothing is paid for an approval. */
export const phraseEtatDe = (etat: EtatInstruction, genre: GenreDossier = 'subvention'): string =>
  genre === 'agrement' && etat === '6' ? 'Agrément inscrit dans votre association.' : phrasesEtats[etat];
