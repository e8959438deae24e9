import { expect, test } from 'vitest';
import { isSuggestedSigner, needsCheckToSign, withRepresentation } from './representant.rules.ts';

test.each([
  ['PRE', undefined, true],
  ['COP', null, true],
  ['TRE', undefined, false],
  ['PRE', false, false],
  ['TRE', true, true],
])('the function %s, answered %s: may represent %s', (fonction, est_representant_legal, expected) => {
  expect(withRepresentation({ fonction, est_representant_legal })).toEqual({
    est_representant_legal: expected,
  });
});

test.each([
  ['PRE', true],
  ['TRE', true],
  ['SEC', false],
  [undefined, false],
])('« Oui, may sign » is proposed to the function %s: %s', (fonction, expected) => {
  expect(isSuggestedSigner(fonction)).toBe(expected);
});

test.each([
  ['TRE', true, true],
  ['TRE', false, false],
  ['PRE', true, false],
  ['SEC', true, false],
])(
  '« Oui » of the function %s, answered %s, is to be read again in the statutes: %s',
  (fonction, oui, expected) => {
    expect(needsCheckToSign({ fonction, est_representant_legal: oui })).toBe(expected);
  },
);
