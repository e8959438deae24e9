// A campaign may pay a share of a project at most; its budget says so, and blocks nothing.
import { formatPourcent } from '../../identifiants/nombres-affiches.ts';
import type { BudgetTotals } from '../budget.rules.ts';

/**
 * Says that the service pays 80 % at most, or that more is asked. A share that would be rounded down to the most is
 * said « Plus de 80 % ».
 */
export function partMaxSentence(
  totals: BudgetTotals,
  { demandeEuros, max }: { demandeEuros: number; max: number },
): { text: string; isPassed: boolean } {
  const part = totals.chargesCents === 0 ? 0 : (demandeEuros * 10_000) / totals.chargesCents;
  if (part <= max) return { text: `Le service paie ${formatPourcent(max)} au plus.`, isPassed: false };
  const asked =
    Math.round(part) > max ? `${formatPourcent(part)} demandés` : `Plus de ${formatPourcent(max)} demandés`;
  return { text: `${asked}\u00a0: le service en paie ${max} au plus.`, isPassed: true };
}
