// Who proposes amounts before a decision, and who reads them (§3 Project › financements; decisions, Dossiers).
import type { Actor } from '../compte/actor.ts';
import { isMontant } from '../kernel/money.ts';
import { type InstructionRef, isInChargeOf } from './dossier.rights.ts';
import { type EtatInstruction, isAccorde } from './instruction.states.ts';

/** While the service studies the dossier: not before it has it, not once it has decided. */
const whenProposed: readonly EtatInstruction[] = ['D', '2'];

export const canPropose = (actor: Actor, instruction: InstructionRef): boolean =>
  isInChargeOf(actor, instruction) && whenProposed.includes(instruction.etat);

/** The others read a proposal once something was granted, never what is still being weighed. */
export const readsProposition = (actor: Actor, instruction: InstructionRef): boolean =>
  isInChargeOf(actor, instruction) || isAccorde(instruction.etat);

/** Euros and cents, 0 or more, or nothing yet. */
export const isMontantPropose = (value: unknown): value is number | null =>
  value === null || isMontant(value);

/** Beside the amounts, the reason of a proposal above what is left of an envelope. */
export const champMotifProposition = 'motif_enveloppe';
export const motifPropositionMax = 1000;

export const isMotifPropose = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && [...value].length <= motifPropositionMax);

/** Of one project and one year. */
export type MontantPropose = { annee: number; montant_propose: number | null };

/** Names the amount of one project and one year. */
export const cleMontant = ({ id_projet, annee }: { id_projet: string; annee: number }): string =>
  `${id_projet}-${annee}`;
