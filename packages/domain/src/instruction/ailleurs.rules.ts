// What a service reads of what an association asked of others: heads and amounts, never a form, a reason or a proposal.
import { type EtatInstruction, isDecide, isTransmis } from '../dossier/instruction.states.ts';

/** Exercises around its own that help to study a dossier: three before, the one after. */
export const exercicesAilleurs = (exercice: number): { de: number; a: number } => ({
  de: exercice - 3,
  a: exercice + 1,
});

export type MontantsAilleurs = { demande: number | null; accorde: number | null };

/** Nothing before it is sent; what is granted once it is decided, and not what a service still weighs. */
export function montantsAilleurs(
  etat: EtatInstruction,
  { demande, accorde }: { demande: number; accorde: number | null },
): MontantsAilleurs | null {
  if (etat === 'A' || etat === 'B') return null;
  return { demande, accorde: isTransmis(etat) && isDecide(etat) ? accorde : null };
}
