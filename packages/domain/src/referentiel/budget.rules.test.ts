import { expect, test } from 'vitest';
import { areContributionsEgales, budgetTotals, isEquilibre } from './budget.rules.ts';

test('sums the charges per account and in all [R5.55]', () => {
  const totals = budgetTotals({
    charges: { '60-1': 1000, '60-3': 200, '62-3': 3000, '64-1': 3500, 'IND-2': 1 },
  });
  expect(totals.chargesCents).toBe(770_100);
  expect(totals.comptesCents).toEqual({
    '60-1': 100_000,
    '60-3': 20_000,
    '60': 120_000,
    '62-3': 300_000,
    '62': 300_000,
    '64-1': 350_000,
    '64': 350_000,
    'IND-2': 100,
    IND: 100,
  });
});

test('sums the products per account and in all [R5.56]', () => {
  const totals = budgetTotals({ produits: { '70': 1000, '74-4': 3000, '758': 500, 'RPA-1': 20 } });
  expect(totals.produitsCents).toBe(452_000);
  expect(totals.comptesCents['74']).toBe(300_000);
  expect(totals.comptesCents['75']).toBe(50_000);
  expect(totals.comptesCents.RPA).toBe(2000);
});

test.each([
  { charges: 10, produits: 4, excedentCents: 0, insuffisanceCents: 600 },
  { charges: 4, produits: 4, excedentCents: 0, insuffisanceCents: 0 },
  { charges: 4, produits: 10, excedentCents: 600, insuffisanceCents: 0 },
  { charges: 5, produits: 4, excedentCents: 0, insuffisanceCents: 100 },
  { charges: 4, produits: 5, excedentCents: 100, insuffisanceCents: 0 },
])('charges $charges, products $produits: surplus $excedentCents cents [R5.57]', (row) => {
  const { charges, produits, ...expected } = row;
  const totals = budgetTotals({ charges: { '65': charges }, produits: { '70': produits } });
  expect(totals).toMatchObject(expected);
  expect(isEquilibre(totals)).toBe(charges === produits);
});

test('never shows a negative shortfall for an empty budget [R5.58]', () => {
  const totals = budgetTotals({});
  expect(totals).toMatchObject({ chargesCents: 0, produitsCents: 0, excedentCents: 0, insuffisanceCents: 0 });
  expect(totals.comptesCents).toEqual({});
});

test('sums in whole cents [R5.55]', () => {
  expect(budgetTotals({ charges: { '65': 0.1, '66': 0.2 } }).chargesCents).toBe(30);
});

test('takes what is typed on an account when its details are empty, and not when one is filled [R9.45]', () => {
  expect(budgetTotals({ charges: { '60': 900, '60-1': null } }).chargesCents).toBe(90_000);
  expect(budgetTotals({ charges: { '60': 900, '60-1': 100 } }).chargesCents).toBe(10_000);
  expect(budgetTotals({ charges: { '60': 900, '60-1': 0 } }).chargesCents).toBe(0);
});

test('adds what is asked for and the cofinancements under their line of 74 [R9.47]', () => {
  const totals = budgetTotals({
    produits: { '74-1': 100, '74-4': null },
    apports: [
      { compte: '74-1', montantEuros: 2000 },
      { compte: '74-4', montantEuros: '3 000' },
      { compte: '74-9', montantEuros: null },
    ],
  });
  expect(totals.comptesCents).toEqual({ '74-1': 210_000, '74-4': 300_000, '74': 510_000 });
});

test('keeps contributions in kind outside the totals [R9.48]', () => {
  const totals = budgetTotals({ contributions: { '860': 600, '864': 400, '870': 1000 } });
  expect(totals).toMatchObject({
    chargesCents: 0,
    produitsCents: 0,
    emploisCents: 100_000,
    ressourcesCents: 100_000,
  });
});

test.each([
  [999, false],
  [1000, true],
  [1001, false],
])('compares 86 at 1000 with 87 at %i: equal %s [R9.49]', (ressources, equal) => {
  const totals = budgetTotals({ contributions: { '861': 1000, '875': ressources } });
  expect(areContributionsEgales(totals)).toBe(equal);
});

test('leaves out and names the amounts that cannot be read yet', () => {
  const totals = budgetTotals({
    charges: { '60-1': '1 200', '61-1': '5OO', '62-1': -1, '65': Number.NaN, '66': '' },
    produits: { '70': '=12*350', '76': '1,250' },
    contributions: { '870': 'beaucoup' },
    apports: [{ compte: '74-2', montantEuros: 'x' }],
  });
  expect(totals.chargesCents).toBe(120_000);
  expect(totals.produitsCents).toBe(420_000);
  expect(totals.aCorriger).toEqual({
    charge: ['61-1', '62-1', '65'],
    produit: ['74-2', '76'],
    contribution: ['870'],
  });
});

test('does not count an account on the wrong side [R5.56]', () => {
  expect(budgetTotals({ charges: { '70': 10 }, produits: { '60-1': 10, EXC: 10 } })).toMatchObject({
    chargesCents: 0,
    produitsCents: 0,
  });
});
