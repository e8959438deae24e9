// A service and an association settle what a transmitted dossier lacks through these states (§4, line 162;
// decisions, Dossiers).
import { movesFrom, type StatesTable } from '../../kernel/states.ts';

export const etatsCompletude = {
  complet: 'complet',
  demande: 'à compléter',
  repondu: 'complété, à vérifier',
} as const;
export type EtatCompletude = keyof typeof etatsCompletude;

/**
 * `ask` says what is missing, or says it again; `answer` brings it; `accept` declares the dossier complete again.
 */
export type ActionCompletude = 'ask' | 'answer' | 'accept';

const completudeTable: StatesTable<EtatCompletude, ActionCompletude, 'demandeur' | 'service'> = {
  labels: etatsCompletude,
  transitions: [
    { action: 'ask', from: 'complet', to: 'demande', by: 'service' },
    { action: 'ask', from: 'demande', to: 'demande', by: 'service' },
    { action: 'ask', from: 'repondu', to: 'demande', by: 'service' },
    { action: 'answer', from: 'demande', to: 'repondu', by: 'demandeur' },
    { action: 'accept', from: 'demande', to: 'complet', by: 'service' },
    { action: 'accept', from: 'repondu', to: 'complet', by: 'service' },
  ],
};

export const completudeMoves = (from: EtatCompletude, by: 'demandeur' | 'service'): ActionCompletude[] =>
  movesFrom(completudeTable, from, by);

/** A final decision (grant, refuse, reject) closes the request for missing items. */
const actionsFinales = ['grant', 'refuse', 'reject'];
export const closesCompletude = (action: string, etat: EtatCompletude): boolean =>
  actionsFinales.includes(action) && etat !== 'complet';

/**
 * Tells whether a service must state that it withdraws its request: it grants a dossier while something is still
 * missing.
 */
export const needsRetrait = (action: string, etat: EtatCompletude): boolean =>
  action === 'grant' && etat === 'demande';

/** The subject of the e-mail begins with these words, short enough to be shown whole on a telephone. */
export const sujetsCompletude: Record<ActionCompletude, string> = {
  ask: 'À compléter',
  answer: 'Complété',
  accept: 'De nouveau complet',
};

/** The words, in the past tense, by which the history of a dossier and the journal name each move. */
export const faitsCompletude: Record<ActionCompletude | 'withdraw', string> = {
  ask: 'Dossier à compléter',
  answer: 'Compléments transmis',
  accept: 'Dossier de nouveau complet',
  withdraw: 'Demande de compléments retirée',
};
