// A service proposes amounts before it decides; these rules say who may propose them and who reads them (§3 Project
// › financements; decisions, Dossiers).
import type { Actor } from '../compte/actor.ts';
import { isMontant } from '../kernel/money.ts';
import { type InstructionRef, isInChargeOf } from './dossier.rights.ts';
import { type EtatInstruction, isAccorde } from './instruction.states.ts';

/** A service proposes amounts only while it studies the dossier. */
const whenProposed: readonly EtatInstruction[] = ['D', '2'];

export const canPropose = (actor: Actor, instruction: InstructionRef): boolean =>
  isInChargeOf(actor, instruction) && whenProposed.includes(instruction.etat);

/**
 * Tells whether the person reads the proposed amounts: the service in charge always does, other people only once
 * something was granted.
 */
export const readsProposition = (actor: Actor, instruction: InstructionRef): boolean =>
  isInChargeOf(actor, instruction) || isAccorde(instruction.etat);

/** Tells whether the value is an amount in euros and cents, 0 or more, or null while none is proposed. */
export const isMontantPropose = (value: unknown): value is number | null =>
  value === null || isMontant(value);

/** The field, beside the amounts, that gives the reason for a proposal above what is left of an envelope. */
export const champMotifProposition = 'motif_enveloppe';
export const motifPropositionMax = 1000;

export const isMotifPropose = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && [...value].length <= motifPropositionMax);

/** The amount proposed to a project for one year; null while none is. */
export type MontantPropose = { annee: number; montant_propose: number | null };

/** Returns the key of the amount of one project and one year. */
export const cleMontant = ({ id_projet, annee }: { id_projet: string; annee: number }): string =>
  `${id_projet}-${annee}`;
