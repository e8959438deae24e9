// A lot is one act on many dossiers: the lot has a state, and so has each of its lines (ADR 0128).
import type { ActionService } from '../dossier/instruction.states.ts';
import { findTransition, type StatesTable } from '../kernel/states.ts';

export const etatsLot = {
  prepare: 'à vérifier',
  en_cours: 'en cours',
  fini: 'terminé',
} as const;
export type EtatLot = keyof typeof etatsLot;

type MouvementLot = 'lancer' | 'finir' | 'reprendre';

const lots: StatesTable<EtatLot, MouvementLot, 'auteur' | 'portail'> = {
  labels: etatsLot,
  transitions: [
    { action: 'lancer', from: 'prepare', to: 'en_cours', by: 'auteur' },
    { action: 'finir', from: 'en_cours', to: 'fini', by: 'portail' },
    { action: 'reprendre', from: 'fini', to: 'en_cours', by: 'auteur' },
  ],
};

export const canMoveLot = (from: EtatLot, action: MouvementLot): boolean =>
  (['auteur', 'portail'] as const).some((by) => findTransition(lots, { from, action, by }) !== undefined);

/** `exclue` cannot be done and says why; `retiree` was taken out by its author; `echec` was tried and refused. */
export const etatsLigne = {
  prete: 'à faire',
  exclue: 'laissé',
  retiree: 'retiré',
  faite: 'fait',
  echec: 'échec',
} as const;
export type EtatLigne = keyof typeof etatsLigne;

/**
 * The acts that may be done on many dossiers: moves of their instruction, and what a service does for itself or writes.
 */
export const actionsLot = [
  'affecter',
  'etiqueter',
  'ecrire',
  'start',
  'sendBack',
  'grant',
  'refuse',
  'reject',
] as const;
export type ActionLot = (typeof actionsLot)[number];

export const isMouvement = (action: ActionLot): action is ActionLot & ActionService =>
  !['affecter', 'etiqueter', 'ecrire'].includes(action);
