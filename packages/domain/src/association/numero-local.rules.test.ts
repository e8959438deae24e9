import { expect, it } from 'vitest';
import { eligibiliteProblems } from '../demande-siret/eligibilite.rules.ts';
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

it.each(['98800', '98713'])('nobody asks for a SIRET at %s', (cp_siege) => {
  const sans = { regime: 'loi1901', id_rna: 'W9N1900417', id_siret_siege: null, etat: 'active' } as const;
  expect(eligibiliteProblems({ ...sans, cp_siege }).map(({ code }) => code)).toEqual([
    'demande-siret.numero-local',
  ]);
});
