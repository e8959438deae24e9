// The association or the service asks for, moves and removes the payments of a dossier (§4 Payment-request states;
// decisions, Other states).
import type { Actor } from '../compte/actor.ts';
import { type DossierRef, type InstructionRef, isInChargeOf, relationTo } from '../dossier/dossier.rights.ts';
import {
  type ActionPaiement,
  actionsPaiement,
  type Emetteur,
  type EtatPaiement,
  movesOfPaiement,
} from './demande-paiement.states.ts';

/**
 * Returns the side on which this person acts before this service, or null for neither; a person on both sides acts
 * for the service.
 */
export function findEmetteur(
  actor: Actor,
  dossier: DossierRef,
  instruction: InstructionRef,
): Emetteur | null {
  if (isInChargeOf(actor, instruction)) return 'bo';
  return relationTo(actor, dossier) === 'demandeur' ? 'lca' : null;
}

/** Returns what this person may do with a payment in this state, in the order of `actionsPaiement`, as buttons show it. */
export function paiementMovesFor(emetteur: Emetteur | null, etat: EtatPaiement): ActionPaiement[] {
  if (emetteur === null) return [];
  const moves = movesOfPaiement(etat, emetteur);
  return actionsPaiement.filter((action) => moves.includes(action));
}
