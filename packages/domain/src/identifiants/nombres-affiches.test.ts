import { expect, test } from 'vitest';
import {
  andMore,
  count,
  formatByPairs,
  formatEuros,
  formatEurosCents,
  formatIban,
  formatNombre,
  formatPourcent,
  formatSiren,
  formatSiret,
  formatTaille,
  maskIban,
  spokenEuros,
} from './nombres-affiches.ts';

test('shows a SIREN in groups [R9.64]', () => {
  expect(formatSiren('732829320')).toBe('732\u00a0829\u00a0320');
  expect(formatSiren('73282932')).toBe('73282932');
});

test('shows a SIRET in groups [R9.65]', () => {
  expect(formatSiret('73282932000074')).toBe('732\u00a0829\u00a0320\u00a000074');
  expect(formatSiret('732829320')).toBe('732829320');
});

test.each([
  ['0465710000', '04 65 71 00 00'],
  ['+33612345678', '+33612345678'],
  ['+262262410010', '+262 262 41 00 10'],
  ['+590690123456', '+590 690 12 34 56'],
  ['+68940123456', '+689 40 12 34 56'],
  ['+508411234', '+508 41 12 34'],
  ['+687123456', '+687 12 34 56'],
  ['3949', '3949'],
  ['1234567890', '1234567890'],
])('shows the telephone %s as %s', (text, shown) => {
  expect(formatByPairs(text)).toBe(shown.replaceAll(' ', '\u00a0'));
});

test('shows an IBAN by fours, or masked', () => {
  expect(formatIban('FR7642559000052102312860353')).toBe(
    'FR76 4255 9000 0521 0231 2860 353'.replaceAll(' ', '\u00a0'),
  );
  expect(maskIban('FR7642559000052102312860353')).toBe('FR76 •••• •••• •••• 0353'.replaceAll(' ', '\u00a0'));
  expect(maskIban('FR76')).toBe('••••');
});

test.each([
  [0, '0\u00a0€'],
  [999, '999\u00a0€'],
  [1000, '1\u202f000\u00a0€'],
  [1234.5, '1\u202f235\u00a0€'],
  [-0.4, '0\u00a0€'],
  [-1200, '-1\u202f200\u00a0€'],
  [12_500_000, '12\u202f500\u202f000\u00a0€'],
])('shows %d in euros without decimals: %s [R9.60]', (euros, shown) => {
  expect(formatEuros(euros)).toBe(shown);
});

test('shows numbers the French way', () => {
  expect(formatNombre(1234.5, 2)).toBe('1\u202f234,50');
  expect(formatPourcent(31)).toBe('31\u00a0%');
  expect(spokenEuros(1200)).toBe('1\u202f200\u00a0euros');
  expect(spokenEuros(1)).toBe('1\u00a0euro');
});

test.each([
  [0, '0\u00a0pièce'],
  [1, '1\u00a0pièce'],
  [1.5, '1,50\u00a0pièce'],
  [2, '2\u00a0pièces'],
  [1200, '1\u202f200\u00a0pièces'],
])('counts %d: %s', (n, shown) => {
  expect(count(n, 'pièce', 'pièces')).toBe(shown);
});

test.each([
  [512, '512\u00a0octets'],
  [421_888, '412\u00a0ko'],
  [3_250_585, '3,1\u00a0Mo'],
  [15_728_640, '15\u00a0Mo'],
])('shows the size %i as %s [R9.1]', (octets, shown) => {
  expect(formatTaille(octets)).toBe(shown);
});

test.each([
  [12500, '12\u202f500\u00a0€'],
  [1250.5, '1\u202f250,50\u00a0€'],
  [0.01, '0,01\u00a0€'],
  [0, '0\u00a0€'],
])('says %d to the cent, where there are some', (euros, shown) => {
  expect(formatEurosCents(euros)).toBe(shown);
});

test('a count that stopped says that there are more', () => {
  expect([andMore(formatNombre(12), true), andMore(formatNombre(10_000), false)]).toEqual([
    '12',
    expect.stringMatching(/^10\s000 et plus$/),
  ]);
});
