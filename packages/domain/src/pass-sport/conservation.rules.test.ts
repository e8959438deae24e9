import { expect, it } from 'vitest';
import { isEffacable } from './conservation.rules.ts';

it.each([
  ['passSport', '24', '2027-08-31', false],
  ['passSport', '24', '2027-09-01', true],
  ['passSport', '26', '2027-09-01', false],
  ['passSport', '26', '2029-09-01', true],
  ['passSportCompte', '26', '2037-08-31', false],
  ['passSportCompte', '26', '2037-09-01', true],
] as const)('%s of %s on %s: erased is %s', (cle, exercice, jour, expected) => {
  expect(isEffacable(cle, { exercice, jour })).toBe(expected);
});
