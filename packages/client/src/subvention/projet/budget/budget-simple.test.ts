import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import type { BudgetProjet } from '@asso/domain/subvention/projet.fields';
import { expect, it } from 'vitest';
import { demandeToMake, errorsOfBudget, hasOtherGifts, missingOwnFunds, plainSide } from './budget-simple.ts';

const aYear = (more: Partial<BudgetProjet> = {}): BudgetProjet => ({ id: '2027', annee: 2027, ...more });
const given = (budget: BudgetProjet) => ({
  projet: { budgets: [budget] },
  budget,
  totals: budgetTotals(budget),
  options: {},
  champHref: (champ: string) => `#${champ}`,
});

it.each([
  [{ charges: { '65': 500 }, produits: { '70': 300 } }, 'Mettre 200 € de vos fonds', 200],
  [{ charges: { '65': 500 }, produits: { 'RPA-1': 300 } }, 'Mettre 200 € de vos fonds', 500],
])('%j misses 200 €, which come on top of the own funds', (budget, label, montant) => {
  const found = missingOwnFunds(aYear(budget), budgetTotals(budget));
  expect({ ...found, label: found?.label.replaceAll(/\s/g, ' ') }).toEqual({ label, montant });
});

it.each([
  [{ charges: { '65': 500 }, produits: { '70': 500 } }],
  [{ charges: { '65': 500 }, produits: { 'RPA-1': '3OO' } }],
])('%j offers nothing to put', (budget) => {
  expect(missingOwnFunds(aYear(budget), budgetTotals(budget))).toBeUndefined();
});

it.each([
  [{ '65': 500 }, { demande: 0, max: undefined, service: 'DRAJES' }, 'Demander 500 € à DRAJES', 500],
  [{ '65': 505 }, { demande: 0, max: 80, service: 'DRAJES' }, 'Demander 404 € à DRAJES', 404],
])('%j with %j may be asked of the service', (charges, asked, label, montant) => {
  const found = demandeToMake(budgetTotals(aYear({ charges })), asked);
  expect({ ...found, label: found?.label.replaceAll(/\s/g, ' ') }).toEqual({ label, montant });
});

it.each([
  [{ '65': 500 }, { demande: 300, max: 80, service: 'DRAJES' }],
  [{ '65': 500 }, { demande: 0, max: 80, service: undefined }],
  [{}, { demande: 0, max: 80, service: 'DRAJES' }],
])('%j with %j proposes nothing to ask', (charges, asked) => {
  expect(demandeToMake(budgetTotals(aYear({ charges })), asked)).toBeUndefined();
});

it('offers no account of a funder, but keeps one that was typed', () => {
  const codesOf = (budget: BudgetProjet) =>
    plainSide('produit', given(budget)).ajout.plan.flatMap(({ lignes }) => lignes.map(({ code }) => code));
  expect(codesOf(aYear()).filter((code) => code.startsWith('74'))).toEqual([]);
  expect(codesOf(aYear({ produits: { '74-2': 50 } }))).toContain('74-2');
});

it('shows the error of a cofinancement in the budget too, and those of cells once they are left', () => {
  const now = [
    { field: 'budgets.2027.charges.65', message: 'a' },
    { field: 'budgets.2027', message: 'not a cell' },
  ];
  const known = [{ field: 'cofinancements.c1.montant', message: 'b' }];
  expect(errorsOfBudget(known, 'budgets.2027', { now })).toEqual([
    { field: 'budgets.2027.cofinancements.c1.montant', message: 'b' },
    { field: 'budgets.2027.65', message: 'a' },
  ]);
});

it.each([
  [{}, false],
  [{ '864': 10, '870': 10 }, false],
  [{ '864': 10, '860': 5 }, true],
  [{ '875': 0 }, false],
])('gifts %j ask for the accounts in kind: %s', (contributions, isOpen) => {
  expect(hasOtherGifts(aYear({ contributions }))).toBe(isOpen);
});
