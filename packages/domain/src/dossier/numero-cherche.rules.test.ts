import { expect, it } from 'vitest';
import { numeroCherche, numerosPossibles } from './numero-cherche.rules.ts';

it.each([
  ['26-000018', '26', '000018'],
  [' 26-18 ', '26', '000018'],
  ['26 – 000018', '26', '000018'],
  ['26 000018', '26', '000018'],
  ['26000018', '26', '000018'],
  ['26-1000018', '26', '1000018'],
  ['18', null, '000018'],
  ['000018', null, '000018'],
])('« %s » is a number of a dossier', (typed, annee, rang) => {
  expect(numeroCherche(typed)).toEqual({ annee, rang });
});

it.each(['', '661017236', '66101723600018', 'W131012345', 'Les 18 pions', '2027-2028', '1234567'])(
  '« %s » is none',
  (typed) => {
    expect(numeroCherche(typed)).toBeNull();
  },
);

it('may be that of any year where none was typed', () => {
  expect(numerosPossibles({ annee: '26', rang: '000018' })).toEqual(['26-000018']);
  const all = numerosPossibles({ annee: null, rang: '000018' });
  expect([all.length, all[0], all[27], all[99]]).toEqual([100, '00-000018', '27-000018', '99-000018']);
});
