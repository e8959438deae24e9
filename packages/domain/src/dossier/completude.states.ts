// Where a service and an association stand about what a transmitted dossier lacks (§4, line 162; decisions, Dossiers).
import { movesFrom, type Table } from '../kernel/states.ts';

export const etatsCompletude = {
  complet: 'complet',
  demande: 'à compléter',
  repondu: 'complété, à vérifier',
} as const;
export type EtatCompletude = keyof typeof etatsCompletude;

/** `ask` says what is missing, or says it again; `answer` brings it; `accept` sets the dossier back to complete. */
export type ActionCompletude = 'ask' | 'answer' | 'accept';

const completudeTable: Table<EtatCompletude, ActionCompletude, 'demandeur' | 'service'> = {
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

/** A decision closes what was asked: granted, refused or rejected, nothing more is awaited (decisions, Dossiers). */
const actionsFinales = ['grant', 'refuse', 'reject'];
export const closesCompletude = (action: string, etat: EtatCompletude): boolean =>
  actionsFinales.includes(action) && etat !== 'complet';

/** Granting what still lacks something is never done by oversight: who grants says that the request is withdrawn. */
export const needsRetrait = (action: string, etat: EtatCompletude): boolean =>
  action === 'grant' && etat === 'demande';

/** How the history tells it, in the past tense. */
export const faitsCompletude: Record<ActionCompletude | 'withdraw', string> = {
  ask: 'Dossier à compléter',
  answer: 'Compléments transmis',
  accept: 'Dossier de nouveau complet',
  withdraw: 'Demande de compléments retirée',
};
