import { expect, test } from 'vitest';
import { budgetTotals } from './budget.rules.ts';
import {
  budgetProblems,
  contributionsSentence,
  describeBalance,
  partSentence,
  sayOutOfBalance,
  spokenTotals,
} from './budget.words.ts';

const totalsOf = (charges: number, produits: number) =>
  budgetTotals({ charges: { '65': charges }, produits: { '70': produits } });

test.each([
  [[7700, 7700], 'equilibre', 'Équilibré\u00a0: 7\u202f700\u00a0€ de dépenses et de recettes.'],
  [[7700, 6500], 'insuffisance', 'Il manque 1\u202f200\u00a0€ de recettes.'],
  [[6500, 6501], 'excedent', 'Les recettes dépassent de 1\u00a0€.'],
] as const)('puts the balance of %j in words: %s [R5.57]', ([charges, produits], kind, sentence) => {
  expect(describeBalance(totalsOf(charges, produits))).toEqual({ kind, sentence });
});

test.each([
  [3800, 3100],
  [3100, 3800],
])(
  'the balance of %i and %i says nothing of a forecast, so that a report reads it too',
  (charges, produits) => {
    expect(describeBalance(totalsOf(charges, produits)).sentence).not.toMatch(/prévision/);
  },
);

test('says when 86 and 87 differ [R9.49]', () => {
  const contributions = { '862': 1000, '870': 800 };
  expect(contributionsSentence(budgetTotals({ contributions }))).toBe(
    'Les contributions volontaires doivent être égales\u00a0: 86 = 1\u202f000\u00a0€, 87 = 800\u00a0€.',
  );
  expect(contributionsSentence(budgetTotals({ contributions: { '862': 800, '870': 800 } }))).toBeNull();
});

test.each([
  [{}, ''],
  [{ '61-1': '5OO' }, 'hors 1\u00a0montant à corriger'],
  [{ '61-1': '5OO', '65': 'x' }, 'hors 2\u00a0montants à corriger'],
])('says what a total leaves out: %j', (charges, sentence) => {
  expect(sayOutOfBalance(budgetTotals({ charges }), 'charge')).toBe(sentence);
});

test('says which part of the income is asked for', () => {
  expect(partSentence(totalsOf(0, 6500), 2000)).toBe(
    'La subvention demandée (2\u202f000\u00a0€) représente 31\u00a0% des recettes.',
  );
  expect(partSentence(totalsOf(0, 0), 2000)).toBeNull();
});

test.each([
  [7700, 6500, 'Total des dépenses 7\u202f700\u00a0euros. Il manque 1\u202f200\u00a0euros de recettes.'],
  [1, 3, 'Total des dépenses 1\u00a0euro. Les recettes dépassent de 2\u00a0euros.'],
  [3, 3, 'Total des dépenses 3\u00a0euros. Le budget est équilibré.'],
])('announces the totals %i and %i', (charges, produits, sentence) => {
  expect(spokenTotals(totalsOf(charges, produits), 'charge')).toBe(sentence);
});

test('announces the side that changed', () => {
  expect(spokenTotals(totalsOf(7700, 6500), 'produit')).toMatch(
    /^Total des recettes 6\u202f500\u00a0euros\. /,
  );
});

test('gives what blocks as problems [R5.58]', () => {
  const totals = budgetTotals({
    charges: { '65': 10, '66': 'x' },
    produits: { '70': 4 },
    contributions: { '860': 1 },
  });
  expect(budgetProblems(totals)).toEqual([
    { code: 'referentiel.montants-a-corriger', params: { montants: '1\u00a0montant' } },
    { code: 'referentiel.budget-insuffisance', params: { montant: '6\u00a0€' } },
    { code: 'referentiel.contributions-inegales', params: { emplois: '1\u00a0€', ressources: '0\u00a0€' } },
  ]);
  expect(budgetProblems(totalsOf(4, 10)).map((one) => one.code)).toEqual(['referentiel.budget-excedent']);
  expect(budgetProblems(totalsOf(4, 4))).toEqual([]);
});

test('two sides that are equal without an amount in error are not said to be right', () => {
  const totals = budgetTotals({ charges: { '65': 100, '61-1': 'x' }, produits: { '70': 100 } });
  expect(describeBalance(totals)).toEqual({
    kind: 'a-corriger',
    sentence: 'Égal pour l’instant, hors 1\u00a0montant à corriger.',
  });
});
