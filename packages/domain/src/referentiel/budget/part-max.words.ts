// A campaign may pay a share of a project at most: its budget says so, and is not right while more is asked.
import { formatPourcent } from '../../identifiants/nombres-affiches.ts';
import type { BudgetTotals } from '../budget.rules.ts';

/** Says what an edition pays at most of a project, before anything is asked: a limit, or only its service's advice. */
export const sayPartMax = (max: number, isConseil: boolean): string =>
  isConseil
    ? `Le service conseille de demander ${formatPourcent(max)} du coût du projet au plus.`
    : `Le service paie ${formatPourcent(max)} du coût du projet au plus.`;

/**
 * Says what the service pays at most, or that more is asked. A share that would be rounded down to the most is said «
 * Plus de 80 % ».
 */
export function partMaxSentence(
  totals: BudgetTotals,
  { demandeEuros, max, isConseil = false }: Part & { isConseil?: boolean },
): { text: string; isPassed: boolean } {
  const part = partOf(totals, demandeEuros);
  if (part <= max) return { text: sayPartMax(max, isConseil), isPassed: false };
  const asked =
    Math.round(part) > max ? `${formatPourcent(part)} demandés` : `Plus de ${formatPourcent(max)} demandés`;
  const limit = isConseil ? `le service conseille ${max} au plus.` : `le service en paie ${max} au plus.`;
  return { text: `${asked}\u00a0: ${limit}`, isPassed: true };
}

type Part = { demandeEuros: number; max: number };

/** The share asked, in per cent of the cost. */
const partOf = ({ chargesCents }: BudgetTotals, demandeEuros: number): number =>
  chargesCents === 0 ? 0 : (demandeEuros * 10_000) / chargesCents;

export const isPartDepassee = (totals: BudgetTotals, { demandeEuros, max }: Part): boolean =>
  partOf(totals, demandeEuros) > max;
