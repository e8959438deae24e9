import { expect, it } from 'vitest';
import { isEffacable } from './conservation.rules.ts';

it.each([
  ['24', '2027-08-31', false],
  ['24', '2027-09-01', true],
  ['26', '2027-09-01', false],
  ['26', '2029-09-01', true],
])('beneficiaries of %s on %s: erased is %s', (exercice, jour, expected) => {
  expect(isEffacable(exercice, jour)).toBe(expected);
});
