// The opinion asked of another service has these states and moves.
import { type EtatInstruction, isAtStudy } from '../dossier/instruction.states.ts';
import { findTransition, type Table } from '../kernel/states.ts';

export const etatsAvis = { demande: 'attendu', rendu: 'rendu', retire: 'retiré' } as const;
export type EtatAvis = keyof typeof etatsAvis;
type ActionAvis = 'rendre' | 'retirer';
/** `demandeur` is the service that asks; `consulte` is the one that is asked. */
type CoteAvis = 'demandeur' | 'consulte';

const avisTable: Table<EtatAvis, ActionAvis, CoteAvis> = {
  labels: etatsAvis,
  transitions: [
    { action: 'rendre', from: 'demande', to: 'rendu', by: 'consulte' },
    { action: 'retirer', from: 'demande', to: 'retire', by: 'demandeur' },
  ],
};

export const mayMoveAvis = (from: EtatAvis, action: ActionAvis, by: CoteAvis): boolean =>
  findTransition(avisTable, { from, action, by }) !== undefined;

/**
 * Tells whether the shared parts are readable: while the opinion is awaited and the dossier studied, so a decision
 * closes them too.
 */
export const isAvisOuvert = ({
  etat,
  instruction,
}: {
  etat: EtatAvis;
  instruction: EtatInstruction;
}): boolean => etat === 'demande' && isAtStudy(instruction);

export const sensAvis = { favorable: 'favorable', reserve: 'réservé', defavorable: 'défavorable' } as const;
export type SensAvis = keyof typeof sensAvis;
export const nomsSens = Object.keys(sensAvis) as [SensAvis, ...SensAvis[]];
