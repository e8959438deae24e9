import { expect, test } from 'vitest';
import { siren, siret, toSiren } from './siren-siret.ts';

const nineDigits = { code: 'kernel.longueur-exacte', params: { n: 9 } };
const fourteenDigits = { code: 'kernel.longueur-exacte', params: { n: 14 } };

test.each(['732829320', '123456782', '000000000'])('accepts the SIREN %s [R5.1]', (text) => {
  expect(siren.check(text)).toBeNull();
});

test.each([
  ['73282932', nineDigits],
  ['7328293200', nineDigits],
  ['73282932A', { code: 'identifiant.siren' }],
  ['', { code: 'identifiant.siren' }],
  ['١٢٣٤٥٦٧٨٢', { code: 'identifiant.siren' }],
])('refuses the SIREN « %s » [R9.31]', (text, problem) => {
  expect(siren.check(text)).toEqual(problem);
});

test.each(['73282932000074', '12345678200010'])('accepts the SIRET %s [R5.2]', (text) => {
  expect(siret.check(text)).toBeNull();
});

test.each([
  ['7328293200007', fourteenDigits],
  ['732829320000745', fourteenDigits],
  ['7328293200007X', { code: 'identifiant.siret' }],
])('refuses the SIRET « %s » [R5.2]', (text, problem) => {
  expect(siret.check(text)).toEqual(problem);
});

test('only warns about a wrong check digit, which registers sometimes hold [R5.1]', () => {
  expect(siren.check('732829321')).toBeNull();
  expect(siren.warn?.('732829321')).toEqual({ code: 'identifiant.siren-inexact' });
  expect(siren.warn?.('732829320')).toBeNull();
  expect(siret.check('73282932000075')).toBeNull();
  expect(siret.warn?.('73282932000075')).toEqual({ code: 'identifiant.siret-inexact' });
  expect(siret.warn?.('73282932000074')).toBeNull();
});

test.each([
  ['35600000000048', true, 'the head office passes the ordinary rule'],
  ['35600000009075', true, 'the digits add up to a multiple of 5'],
  ['35600000009076', false, 'neither rule holds'],
])('follows the rule of La Poste for %s: %s, %s [R5.2]', (text, isRight) => {
  expect(siret.warn?.(text) === null).toBe(isRight);
});

test('does not warn about what is refused anyway [R5.1]', () => {
  expect(siren.warn?.('73282932')).toBeNull();
  expect(siret.warn?.('7328293200007X')).toBeNull();
});

test('accepts identifiers pasted in groups, whatever the space [R5.2]', () => {
  expect(siren.normalise?.(' 732 829\u00a0320 ')).toBe('732829320');
  expect(siret.normalise?.('732\u202f829 320 00074')).toBe('73282932000074');
});

test('finds the SIREN in a SIRET', () => {
  expect(toSiren('73282932000074')).toBe('732829320');
});

test.each([
  ['732-829-320', '732829320'],
  ['732.829.320', '732829320'],
  ['732–829−320', '732829320'],
])('takes the SIREN « %s » for %s', (typed, stored) => {
  expect(siren.normalise?.(typed)).toBe(stored);
});

test('takes a SIRET typed in groups, with a slash before its NIC, for the SIRET it is [R5.2]', () => {
  expect(siret.normalise?.('732.829-320 / 00074')).toBe('73282932000074');
});
