// The balance of a budget has the same words on screen, in problems and in PDFs.
import { count, formatEuros, formatPourcent, spokenEuros } from '../identifiants/nombres-affiches.ts';
import { problemMessage } from '../kernel/problems.ts';
import type { Problem } from '../kernel/result.ts';
import { areContributionsEgales, type BudgetTotals, isEquilibre } from './budget.rules.ts';
import type { BudgetSide } from './plan-comptable.rows.ts';
import { referentielProblems } from './referentiel.problems.ts';

export type Balance = {
  kind: 'vide' | 'equilibre' | 'a-corriger' | 'insuffisance' | 'excedent';
  sentence: string;
};

export function describeBalance(totals: BudgetTotals): Balance {
  const params = { montant: gapOf(totals) };
  if (totals.insuffisanceCents > 0) {
    const sentence = problemMessage(referentielProblems['referentiel.budget-insuffisance'], params);
    return { kind: 'insuffisance', sentence };
  }
  if (totals.excedentCents > 0) {
    return {
      kind: 'excedent',
      sentence: problemMessage(referentielProblems['referentiel.budget-excedent'], params),
    };
  }
  const wrong = totals.aCorriger.charge.length + totals.aCorriger.produit.length;
  if (wrong > 0) {
    // A sum that leaves amounts out is never said to be right.
    const sentence = `Égal pour l’instant, hors ${count(wrong, 'montant', 'montants')} à corriger.`;
    return { kind: 'a-corriger', sentence };
  }
  if (totals.chargesCents === 0) {
    return { kind: 'vide', sentence: 'À remplir.' };
  }
  const sentence = `Équilibré\u00a0: ${euros(totals.chargesCents)} de dépenses et de recettes.`;
  return { kind: 'equilibre', sentence };
}

/** Says that the accounts 86 and 87 are not equal, or returns null when they are. */
export const contributionsSentence = (totals: BudgetTotals): string | null =>
  areContributionsEgales(totals)
    ? null
    : problemMessage(referentielProblems['referentiel.contributions-inegales'], contributionParams(totals));

/** Returns what follows « Total des dépenses »: « hors 1 montant à corriger », or an empty text. */
export function sayOutOfBalance(totals: BudgetTotals, side: BudgetSide): string {
  const n = totals.aCorriger[side].length;
  return n === 0 ? '' : `hors ${count(n, 'montant', 'montants')} à corriger`;
}

/**
 * Returns for example « La subvention demandée (2 000 €) représente 31 % des recettes. », or null without products.
 */
export function partSentence(totals: BudgetTotals, montantDemandeEuros: number): string | null {
  if (totals.produitsCents === 0) return null;
  const part = formatPourcent((montantDemandeEuros * 10_000) / totals.produitsCents);
  return `La subvention demandée (${formatEuros(montantDemandeEuros)}) représente ${part} des recettes.`;
}

/**
 * Returns what a screen reader says after a cell: « Total des dépenses 7 700 euros. Il manque 1 200 euros de recettes.
 * »
 */
export function spokenTotals(totals: BudgetTotals, side: 'charge' | 'produit'): string {
  const [name, value] =
    side === 'charge' ? ['dépenses', totals.chargesCents] : ['recettes', totals.produitsCents];
  const start = `Total des ${name} ${spokenEuros(value / 100)}.`;
  if (totals.insuffisanceCents > 0) {
    return `${start} Il manque ${spokenEuros(totals.insuffisanceCents / 100)} de recettes.`;
  }
  if (totals.excedentCents > 0) {
    return `${start} Les recettes dépassent de ${spokenEuros(totals.excedentCents / 100)}.`;
  }
  return totals.chargesCents === 0 ? start : `${start} Le budget est équilibré.`;
}

/**
 * Finds what is wrong with a budget: `referentiel.montants-a-corriger`, `.budget-…` and `.contributions-inegales`; the
 * caller adds the field.
 */
export function budgetProblems(totals: BudgetTotals): Problem[] {
  const problems: Problem[] = [];
  const wrong = Object.values(totals.aCorriger).flat().length;
  if (wrong > 0) {
    const montants = count(wrong, 'montant', 'montants');
    problems.push({ code: 'referentiel.montants-a-corriger', params: { montants } });
  }
  if (!isEquilibre(totals)) {
    const code = `referentiel.budget-${describeBalance(totals).kind}`;
    problems.push({ code, params: { montant: gapOf(totals) } });
  }
  if (!areContributionsEgales(totals)) {
    problems.push({ code: 'referentiel.contributions-inegales', params: contributionParams(totals) });
  }
  return problems;
}

const euros = (cents: number): string => formatEuros(cents / 100);
const gapOf = (totals: BudgetTotals): string => euros(totals.insuffisanceCents + totals.excedentCents);

const contributionParams = (totals: BudgetTotals) => ({
  emplois: euros(totals.emploisCents),
  ressources: euros(totals.ressourcesCents),
});
