import { expect, test } from 'vitest';
import { budgetTotals } from '../budget.rules.ts';
import { partMaxSentence } from './part-max.words.ts';

test.each([
  [3500, 'Le service paie 80\u00a0% du coût du projet au plus.', false],
  [4080, 'Le service paie 80\u00a0% du coût du projet au plus.', false],
  [4090, 'Plus de 80\u00a0% demandés\u00a0: le service en paie 80 au plus.', true],
  [4335, '85\u00a0% demandés\u00a0: le service en paie 80 au plus.', true],
])('tells %i € asked of 5 100 from the most that the service pays', (demandeEuros, text, isPassed) => {
  expect(partMaxSentence(budgetTotals({ charges: { '65': 5100 } }), { demandeEuros, max: 80 })).toEqual({
    text,
    isPassed,
  });
});

test('never says that a service pays at most what it only advises to ask', () => {
  const said = (demandeEuros: number) =>
    partMaxSentence(budgetTotals({ charges: { '65': 5100 } }), { demandeEuros, max: 80, isConseil: true })
      .text;
  expect(said(3500)).toBe('Le service conseille de demander 80\u00a0% du coût du projet au plus.');
  expect(said(4335)).toBe('85\u00a0% demandés\u00a0: le service conseille 80 au plus.');
});
