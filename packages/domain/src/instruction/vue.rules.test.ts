import { expect, it } from 'vitest';
import { dansLOrdre, nomVue } from './vue.rules.ts';

it.each([
  ['  Gros   montants ', 'Gros montants'],
  [' ', null],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), null],
])('the view named %j is kept as %j', (typed, kept) => {
  expect(nomVue(typed)).toBe(kept);
});

it('are put in the order asked, those it does not name after', () => {
  const vues = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(dansLOrdre(vues, ['c', 'a', 'zz']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
});
