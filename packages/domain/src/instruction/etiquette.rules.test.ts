import { expect, it } from 'vitest';
import { nomEtiquette } from './etiquette.rules.ts';

it.each([
  ['  Jeunes   et  sport ', 'Jeunes et sport'],
  ['', null],
  ['  ', null],
  ['x'.repeat(30), 'x'.repeat(30)],
  ['x'.repeat(31), null],
])('the label typed %j is kept as %j', (typed, kept) => {
  expect(nomEtiquette(typed)).toBe(kept);
});
