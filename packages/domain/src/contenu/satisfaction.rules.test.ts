import { expect, it } from 'vitest';
import { tauxSatisfaction } from './satisfaction.rules.ts';

it.each([
  [4, 4, null],
  [5, 5, 100],
  [2, 6, 33],
  [0, 5, 0],
])('%i content of %i: %s', (bien, reponses, taux) => {
  expect(tauxSatisfaction({ bien, reponses })).toBe(taux);
});
