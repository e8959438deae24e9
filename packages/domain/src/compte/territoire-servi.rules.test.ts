import { expect, test } from 'vitest';
import { departementsServis, isServi } from './territoire-servi.rules.ts';

test.each([
  ['R93', '13', true],
  ['R93', '67', false],
  ['R93', '974', false],
  ['13', '13', true],
  ['13', '84', false],
  ['FR', '974', true],
  [null, '974', true],
  ['R93', null, true],
])('a service of %s and a seat in %s: offered is %s', (territoire, departement, isOffered) => {
  expect(isServi(territoire, departement)).toBe(isOffered);
});

test('the départements of a region are those of its list, and the whole country is not listed', () => {
  expect(departementsServis('R93')).toEqual(['04', '05', '06', '13', '83', '84']);
  expect([departementsServis('974'), departementsServis('FR'), departementsServis(null)]).toEqual([
    ['974'],
    [],
    [],
  ]);
});
