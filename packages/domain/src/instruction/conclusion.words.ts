// These words tell who decided what, to a colleague who was deciding too.
import { formatEuros } from '../identifiants/nombres-affiches.ts';
import type { DecisionToSay } from './modification.words.ts';

/** Says a decision after the name of who made it: « Yann Tanguy a accordé 7 400 € ». */
export function sayConclusion({ action, montant }: DecisionToSay): string {
  if (action === 'refuse') return 'a refusé la demande';
  if (action === 'reject') return 'a rejeté la demande';
  return montant === null ? 'a accordé la demande' : `a accordé ${formatEuros(montant)}`;
}

/**
 * Says what leaves with a decision that waits, and what its association reads meanwhile: nothing of the decision, though
 * its page may say that the study has begun.
 */
export function sayCourriersPending({ courriers, heure }: { courriers: number; heure: string }): string {
  const part =
    courriers === 0
      ? 'Le courriel part'
      : `Le courriel et ${courriers === 1 ? 'une lettre' : `${courriers} lettres`} partent`;
  return `${part} à ${heure} : d’ici là, l’association ne lit rien de cette décision.`;
}

/** Says the same of the decisions of a lot, whose letters are made as each one leaves. */
export const sayLotPending = ({ nombre, heure }: { nombre: number; heure: string }): string =>
  nombre < 2
    ? `Ce que l’association recevra part à ${heure} : d’ici là, elle ne lit rien de cette décision.`
    : `Ce que les associations recevront part à partir de ${heure} : d’ici là, elles ne lisent rien de ces décisions.`;
