// What one side may tell the other again about a dossier: only what is so now (§7 POST /notify; §3 Notification kinds).
import type { EtatCompletude } from './completude.states.ts';
import { type EtatInstruction, isTransmis } from './instruction.states.ts';

export type Relance = 'etat' | 'completude';

/** Of kind 1, the state; of kind 2, what is still awaited, by the service that awaits it. Null: there is nothing to tell. */
export function relanceDe(
  kind: number,
  { etat, completude, isService }: { etat: EtatInstruction; completude: EtatCompletude; isService: boolean },
): Relance | null {
  if (kind === 1) return isTransmis(etat) || (isService && etat === 'C') ? 'etat' : null;
  return kind === 2 && isService && completude === 'demande' ? 'completude' : null;
}
