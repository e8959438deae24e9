// These words tell who decided what, to a colleague who was deciding too.
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import type { DecisionDite } from './modification.words.ts';

/** Says a decision after the name of who made it: « Yann Tanguy a accordé 7 400 € ». */
export function conclusionSaid({ action, montant }: DecisionDite): string {
  if (action === 'refuse') return 'a refusé la demande';
  if (action === 'reject') return 'a rejeté la demande';
  return montant === null ? 'a accordé la demande' : `a accordé ${formatEuros(montant)}`;
}
