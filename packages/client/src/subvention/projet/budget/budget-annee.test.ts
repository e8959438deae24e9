import { budgetTotals } from '@asso/domain/referentiel/budget.rules';
import type { Projet } from '@asso/domain/subvention/projet.fields';
import { computeBudget } from '@asso/domain/subvention/projet.rules';
import { describe, expect, it } from 'vitest';
import { budgetSide, champBudget, copyBudget, findPart, isStarted, sumFinancements } from './budget-annee.ts';

function aBudget(projet: Projet) {
  const [budget] = projet.budgets ?? [];
  if (!budget) throw new Error('a project with a budget');
  return {
    projet,
    budget,
    totals: budgetTotals(computeBudget(projet, budget, { compte_financeur: '74-1', instructeurs: [] })),
    options: { service: [{ value: 's1', label: 'DRAJES Sud' }] },
    champHref: (champ: string) => `#${champ}`,
  };
}

const projet: Projet = {
  financements: [
    { id: '2027-s1', annee: 2027, id_service_instructeur: 's1', montant_demande: 3000 },
    { id: '2028-s1', annee: 2028, id_service_instructeur: 's1', montant_demande: 9000 },
  ],
  cofinancements: [{ id: 'c1', annee: 2027, nom: 'Ville de Marseille', compte: '74-4', montant: 1000 }],
  budgets: [{ id: '2027', annee: 2027, charges: { '60-1': 1200 }, produits: { '70': 500 } }],
};

describe('the budget of a year in its editor', () => {
  it('shows what is asked and what others give as locked lines of 74, of that year only', () => {
    const side = budgetSide('produit', aBudget(projet));
    const compte74 = side.groupes.find(({ code }) => code === '74');
    expect(compte74?.comptes).toEqual([]);
    expect(compte74?.lignes).toEqual([
      {
        id: '2027-s1',
        label: 'DRAJES Sud',
        montant: 3000,
        marque: 'cette demande',
        href: '#financements.2027-s1.montant_demande',
      },
      {
        id: 'c1',
        label: 'Ville de Marseille',
        montant: 1000,
        marque: 'cofinancement',
        saisie: 'cofinancements.c1.montant',
        href: '#cofinancements.c1.montant',
      },
    ]);
    expect(side.total).toEqual({ label: 'Total des recettes', montant: 4500 });
  });

  it('keeps a line of 74 that was typed, so that it can be corrected', () => {
    const typed = { ...projet, budgets: [{ id: '2027', annee: 2027, produits: { '74-2': 50 } }] };
    const compte74 = budgetSide('produit', aBudget(typed)).groupes.find(({ code }) => code === '74');
    expect(compte74?.comptes.map(({ code }) => code)).toEqual(['74-2']);
  });

  it('copies a year into another: charges, products and kind, emptying what is empty there, never 74', () => {
    const from = {
      id: '2027',
      annee: 2027,
      charges: { '60-1': 1200, '65': '5OO' },
      produits: { '70': 500, '74-4': 9 },
      contributions: { '864': 10 },
    };
    const to = { id: '2028', annee: 2028, charges: { '60-1': 1200, '66': 7 }, produits: { '74-4': 50 } };
    expect(copyBudget(from, to)).toEqual([
      { path: 'budgets.2028.charges.65', value: '5OO' },
      { path: 'budgets.2028.charges.66', value: null },
      { path: 'budgets.2028.produits.70', value: 500 },
      { path: 'budgets.2028.contributions.864', value: 10 },
    ]);
  });

  it.each([
    [{ charges: {} }, false],
    [{ charges: { '60-1': null } }, false],
    [{ charges: { '60-1': 0 } }, true],
    [{ contributions: { '864': 5 } }, true],
  ])('knows whether a year is begun: %j', (amounts, begun) => {
    expect(isStarted({ id: '2027', annee: 2027, ...amounts })).toBe(begun);
  });

  it('sums what the year asks for', () => {
    expect(sumFinancements(projet, aBudget(projet).budget)).toBe(3000);
  });

  it.each([
    ['60-1', 'charges'],
    ['IND-2', 'charges'],
    ['756', 'produits'],
    ['861', 'contributions'],
    ['875', 'contributions'],
  ])('writes account %s among the %s', (code, part) => {
    expect(findPart(code)).toBe(part);
  });

  it.each([
    ['budgets.2027.charges.60-1', 'budgets.2027.60-1'],
    ['budgets.2027.charges', 'budgets.2027'],
    ['budgets.2027.contributions.861', 'budgets.2027.nature.861'],
    ['budgets.2027', 'budgets.2027'],
    ['cofinancements.c1.montant', 'cofinancements.c1.montant'],
  ])('finds %s at %s on the page', (field, shown) => {
    expect(champBudget(field)).toBe(shown);
  });
});
