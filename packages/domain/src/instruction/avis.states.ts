// The opinion asked of another service has these states and moves.
import { type EtatInstruction, isAtStudy } from '../dossier/instruction.states.ts';
import { findTransition, type StatesTable } from '../kernel/states.ts';

export const etatsAvis = { demande: 'attendu', rendu: 'rendu', retire: 'retiré' } as const;
export type EtatAvis = keyof typeof etatsAvis;
type ActionAvis = 'rendre' | 'retirer';
/** `demandeur` is the service that asks; `consulte` is the one that is asked. */
type CoteAvis = 'demandeur' | 'consulte';

const avisTable: StatesTable<EtatAvis, ActionAvis, CoteAvis> = {
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

/** What an opinion may be: how it is said of it (« avis réservé »), and how who gives it chooses it. */
const lesSens = {
  favorable: { dit: 'favorable', choix: 'Favorable', isContraire: false },
  reserve: { dit: 'réservé', choix: 'Réservé', isContraire: true },
  defavorable: { dit: 'défavorable', choix: 'Défavorable', isContraire: true },
  sans: { dit: 'sans position', choix: 'Je ne peux pas me prononcer', isContraire: false },
} as const;

export type SensAvis = keyof typeof lesSens;
export const nomsSens = Object.keys(lesSens) as [SensAvis, ...SensAvis[]];
export const saySens = (sens: SensAvis): string => lesSens[sens].dit;
export const saySensChoisi = (sens: SensAvis): string => lesSens[sens].choix;

/** Tells whether an opinion stands against a grant: it is then explained, and who grants says first that they saw it. */
export const isAvisContraire = (sens: SensAvis | null | undefined): boolean =>
  sens !== null && sens !== undefined && lesSens[sens].isContraire;
