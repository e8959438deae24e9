// A service reads a summary of what an association asked of other services, with amounts, but never a form, a reason or
// a proposal.
import { type EtatInstruction, isDecide, isTransmis } from '../dossier/instruction.states.ts';

/**
 * Returns the exercises shown to the service that studies a dossier: the three before that of the dossier, and the one
 * after.
 */
export const exercicesElsewhere = (exercice: number): { de: number; a: number } => ({
  de: exercice - 3,
  a: exercice + 1,
});

export type MontantsElsewhere = { demande: number | null; accorde: number | null };

/**
 * Returns what is shown of a request made to another service, or null while it is being typed or was removed. Its
 * granted amount is shown once the decision is made, not while that service is still deciding.
 */
export function montantsElsewhere(
  etat: EtatInstruction,
  { demande, accorde }: { demande: number; accorde: number | null },
): MontantsElsewhere | null {
  if (etat === 'A' || etat === 'B') return null;
  return { demande, accorde: isTransmis(etat) && isDecide(etat) ? accorde : null };
}
