// Every budget editor has the same sides: accounts by group, totals, and contributions in kind listed separately.
import type { BudgetTotals } from '@asso/domain/referentiel/budget.rules';
import { describeBalance } from '@asso/domain/referentiel/budget.words';
import {
  type Compte,
  comptesPrincipaux,
  listSousComptes,
  type Plan,
} from '@asso/domain/referentiel/plan-comptable.rows';
import type { BudgetBalance, BudgetGroup, BudgetSide } from '../ui/budget/budget-types.ts';

const sides = {
  charge: { id: 'charges', titre: 'Dépenses' },
  produit: { id: 'produits', titre: 'Recettes' },
} as const;

export type CoteGiven = {
  annee: unknown;
  totals: BudgetTotals;
  plan?: Plan;
  /**
   * Replaces the lines of a group, such as lines that have fields elsewhere; a group has its own accounts by default.
   */
  groupe?: (compte: Compte) => BudgetGroup;
};

export function coteBudget(
  cote: 'charge' | 'produit',
  { annee, totals, plan, groupe = toGroup }: CoteGiven,
): BudgetSide {
  const { id, titre } = sides[cote];
  const cents = cote === 'charge' ? totals.chargesCents : totals.produitsCents;
  return {
    id,
    titre: `${titre} ${annee ?? ''}`.trimEnd(),
    groupes: comptesPrincipaux(cote, plan).map(groupe),
    total: { label: `Total des ${titre.toLowerCase()}`, montant: cents / 100 },
  };
}

export const toGroup = ({ code, label }: Pick<Compte, 'code' | 'label'>): BudgetGroup => ({
  code,
  label,
  comptes: listSousComptes(code),
});

/** Contributions in kind count on neither side: accounts 86 and 87 only have to be equal. */
export const coteContributions = (code: '86' | '87', annee: unknown): BudgetSide => ({
  id: `compte-${code}`,
  titre: `${code === '86' ? 'Emplois' : 'Contributions'} en nature ${annee ?? ''}`.trimEnd(),
  groupes: comptesPrincipaux('contribution')
    .filter((compte) => compte.code === code)
    .map(toGroup),
});

export const inEuros = (cents: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(cents).map(([code, value]) => [code, value / 100]));

/** Says the balance of a budget; one in which nothing is typed is neither balanced nor unbalanced. */
export function describeSolde(totals: BudgetTotals): Pick<BudgetBalance, 'text' | 'isBalanced'> {
  const { kind, sentence } = describeBalance(totals);
  return { text: sentence, isBalanced: kind === 'vide' ? undefined : kind === 'equilibre' };
}
