import { expect, it } from 'vitest';
import { saySilence } from './silence-acces.words.ts';

it.each([
  [false, 1, 'une personne de l’administration pourra décider, d’après la preuve jointe'],
  [false, 0, 'une personne de l’administration pourra décider, si une preuve est jointe'],
  [true, null, 'une personne de l’administration peut décider, si une preuve est jointe'],
])('silence, late: %s, with %s proofs: %s', (isLate, preuves, said) => {
  expect(saySilence({ isLate, preuves })).toBe(said);
});
