import { expect, it } from 'vitest';
import { genreATenir } from './numero-local.rules.ts';

it.each([
  ['98800', null, 'ridet'],
  ['98713', null, 'tahiti'],
  // A local number may be corrected; a SIRET is kept.
  ['98800', 'NC9876543001', 'ridet'],
  ['98800', '66101723600018', null],
  ['13011', null, null],
  [null, null, null],
])('at %s, with the number %s, the association gives: %s', (cp_siege, id_siret_siege, genre) => {
  expect(genreATenir({ cp_siege, id_siret_siege })).toBe(genre);
});
