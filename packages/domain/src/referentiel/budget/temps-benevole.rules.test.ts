import { expect, test } from 'vitest';
import { tempsBenevole } from './temps-benevole.rules.ts';

test.each([
  [120, 12, 1440],
  [3, 11.88, 36],
  [0, 12, 0],
  [null, 12, null],
  ['12O', 12, null],
  [10, '', null],
  [-1, 12, null],
])('%s hours at %s are worth %s', (heures, taux, euros) => {
  expect(tempsBenevole(heures, taux)).toBe(euros);
});
