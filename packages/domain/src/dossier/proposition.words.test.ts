import { expect, it } from 'vitest';
import { sayDepassement } from './proposition.words.ts';

it.each([
  [2000, 2000, null],
  [null, 2000, null],
  ['abc', 2000, null],
  [2001, 2000, '1 € de plus que les 2 000 € demandés'],
  [3999, 2000, '1 999 € de plus que les 2 000 € demandés'],
  [4000, 2000, '2 fois les 2 000 € demandés'],
  [99_999, 7200, '13 fois les 7 200 € demandés'],
  [1, null, 'alors que rien n’est demandé'],
])('%s proposed where %s is asked: %s', (montant, demande, said) => {
  expect(sayDepassement(montant, demande)?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null).toBe(said);
});
