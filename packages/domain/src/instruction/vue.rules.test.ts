import { expect, it } from 'vitest';
import { nomVue } from './vue.rules.ts';

it.each([
  ['  Gros   montants ', 'Gros montants'],
  [' ', null],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), null],
])('the view named %j is kept as %j', (typed, kept) => {
  expect(nomVue(typed)).toBe(kept);
});
