import { expect, it } from 'vitest';
import { budgetAnnuelFields } from './budget-annuel.fields.ts';
import { computeTotals } from './budget-annuel.rules.ts';
import { ligneProblems } from './collections.rows.ts';

const budget = {
  annee: 2027,
  exercice_du: '2027-01-01',
  exercice_au: '2027-12-31',
  montants: { '60-1': 3000, '64-1': 9000, 70: 4000, '74-4': 5000, 756: 2000, 758: 1000, 864: 500, 870: 500 },
};
const codes = (montants: object) =>
  ligneProblems('budgets', { ...budget, montants: { ...budget.montants, ...montants } }, 'transmission').map(
    ({ code, field }) => [field, code],
  );

it('sums charges and products, what is given in kind apart [R5.55] [R5.56]', () => {
  expect(computeTotals(budget)).toMatchObject({
    chargesCents: 1_200_000,
    produitsCents: 1_200_000,
    excedentCents: 0,
    insuffisanceCents: 0,
    emploisCents: 50_000,
    ressourcesCents: 50_000,
  });
});

it.each([
  [{}, []],
  [{ 70: 3999 }, [['montants', 'referentiel.budget-insuffisance']]],
  [{ 70: 4001 }, [['montants', 'referentiel.budget-excedent']]],
  [{ 870: 499 }, [['montants', 'referentiel.contributions-inegales']]],
])('with %j, lacks %j [R5.57] [R5.58]', (montants, expected) => {
  expect(codes(montants)).toEqual(expected);
});

it('is kept unbalanced: it is being made', () => {
  expect(ligneProblems('budgets', { ...budget, montants: { '60-1': 10 } }, 'saisie')).toEqual([]);
});

it('asks for accounts 60 to 69, 70 to 79, 86 and 87, and for none of a project alone [R9.45] [R9.47]', () => {
  const all = budgetAnnuelFields.montants.lignes.map(({ code }) => code);
  const groups = [...new Set(all.map((code) => code.slice(0, 2)))].toSorted();
  expect(groups).toEqual(
    [60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 86, 87].map(String),
  );
  expect(all).toEqual(
    expect.arrayContaining(['756', '758', '860', '861', '862', '864', '870', '871', '875']),
  );
});
