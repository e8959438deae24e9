import { expect, it } from 'vitest';
import { countFautes, isNear } from './mots.rules.ts';

it.each([
  ['papa', 'papi', false],
  ['budjet', 'budget', true],
  ['subvnetion', 'subvention', true],
  ['tresorie', 'presidente', false],
])('« %s » and « %s » are near: %s', (typed, word, expected) => {
  expect(isNear(typed, word)).toBe(expected);
});

it.each([
  ['sport', 'sport', 0],
  ['subvension', 'subvention', 1],
  ['assocaition', 'association', 1],
  ['assosiasion', 'association', 2],
  ['foot', 'font', null],
])('from « %s » to « %s » there are %s mistakes', (typed, word, expected) => {
  expect(countFautes(typed, word)).toBe(expected);
});
