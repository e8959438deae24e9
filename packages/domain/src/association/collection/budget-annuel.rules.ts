// The budget of a year must balance, and its exercise must begin before it ends (§3 budgets, §5 Budget).

import type { Stage } from '../../kernel/fields.ts';
import type { Problem } from '../../kernel/result.ts';
import { isDate } from '../../kernel/value-problems.ts';
import { type BudgetTotals, budgetTotals } from '../../referentiel/budget.rules.ts';
import { budgetProblems } from '../../referentiel/budget.words.ts';
import type { BudgetAnnuel } from './budget-annuel.fields.ts';

/** Sums the budget; the sums of each side use only the accounts of that side. */
export const computeTotals = ({ montants }: BudgetAnnuel): BudgetTotals =>
  budgetTotals({ charges: montants, produits: montants, contributions: montants });

export function budgetAnnuelProblems(budget: BudgetAnnuel, stage: Stage): Problem[] {
  const found = exerciceProblems(budget);
  if (stage === 'saisie' || Object.values(budget.montants ?? {}).every((one) => one === null)) return found;
  // An unreadable amount is already reported on its account.
  const unread = 'referentiel.montants-a-corriger';
  return [
    ...found,
    ...budgetProblems(computeTotals(budget))
      .filter(({ code }) => code !== unread)
      .map((problem) => ({ ...problem, field: 'montants' })),
  ];
}

function exerciceProblems({ annee, exercice_du: du, exercice_au: au }: BudgetAnnuel): Problem[] {
  if (!isDay(du) || !isDay(au)) return [];
  if (au <= du) return [{ code: 'association.exercice-inverse', field: 'exercice_au' }];
  const annees = [du, au].map((jour) => Number(jour.slice(0, 4)));
  if (typeof annee !== 'number' || annees.includes(annee)) return [];
  return [
    { code: 'association.exercice-hors-annee', field: 'exercice_du', params: { annee: String(annee) } },
  ];
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isDate(value);
