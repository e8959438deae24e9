import { expect, it } from 'vitest';
import { etatRegard, parseCode, regardExpiry, sayCode } from './regard.rules.ts';

it.each([
  ['ABCDE-FGH23', 'ABCDEFGH23'],
  [' abcde fgh23 ', 'ABCDEFGH23'],
  ['ABCDEFGH2', null],
  ['ABCDEFGH234', null],
  // A zero and a one are never in a code.
  ['ABCDEFGH01', null],
  ['', null],
])('« %s » is read as %s', (text, expected) => {
  expect(parseCode(text)).toBe(expected);
});

it('is spelled in two halves, and read back', () => {
  expect(sayCode('ABCDEFGH23')).toBe('ABCDE-FGH23');
  expect(parseCode(sayCode('ABCDEFGH23'))).toBe('ABCDEFGH23');
});

it('serves 24 hours, unless it is taken back', () => {
  const at = new Date('2026-11-26T10:00:00Z');
  const expire_le = regardExpiry(at);
  expect(expire_le.toISOString()).toBe('2026-11-27T10:00:00.000Z');
  const before = new Date(expire_le.getTime() - 1);
  expect(etatRegard({ retire_le: null, expire_le }, before)).toBe('ouvert');
  expect(etatRegard({ retire_le: null, expire_le }, expire_le)).toBe('termine');
  expect(etatRegard({ retire_le: at, expire_le }, before)).toBe('retire');
});
