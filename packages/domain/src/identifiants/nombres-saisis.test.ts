import { expect, test } from 'vitest';
import { identifiantProblems } from './identifiants.problems.ts';
import { decimal, nombres } from './nombres-saisis.ts';

test.each(['12 à 14', '12 A 14', '6-10', '12a', '  7\t'])(
  'accepts the number-like « %s » [R5.12]',
  (text) => {
    expect(nombres.check(text)).toBeNull();
  },
);

test.each(['12 b', '12 À 14', '12,5', 'douze', ''])('refuses the number-like « %s » [R5.12]', (text) => {
  expect(nombres.check(text)).toEqual({ code: 'identifiant.nombres' });
});

test('shows the message of number-like fields to the letter [R5.13]', () => {
  expect(identifiantProblems['identifiant.nombres'].message).toBe(
    'Caractères autorisés : chiffres, A, a, à, - et caractères blancs',
  );
});

const refused = { code: 'identifiant.decimal' };

test.each([
  ['0', null],
  ['12', null],
  ['12,5', null],
  ['12,50', null],
  ['12,505', refused],
  ['12.50', refused],
  ['12,', refused],
  [',5', refused],
  ['-1', refused],
  ['1 000', refused],
])('reads « %s » as a decimal with two decimals and a comma [R5.122]', (text, problem) => {
  expect(decimal({ decimals: 2 }).check(text)).toEqual(problem);
});

test('takes another separator, no decimals, or negative values [R5.122]', () => {
  expect(decimal({ decimals: 3, separator: '.' }).check('1.125')).toBeNull();
  expect(decimal({ decimals: 3, separator: '.' }).check('1x125')).toEqual(refused);
  expect(decimal({ decimals: 0 }).check('12')).toBeNull();
  expect(decimal({ decimals: 0 }).check('12,0')).toEqual(refused);
  expect(decimal({ decimals: 1, canBeNegative: true }).check('-1,5')).toBeNull();
});

test('gives an example that it accepts [R5.122]', () => {
  for (const decimals of [0, 1, 2, 3]) {
    const format = decimal({ decimals, separator: '.' });
    expect(format.check(format.exemple ?? '')).toBeNull();
  }
});

test('refuses an empty decimal [R5.123]', () => {
  expect(decimal({ decimals: 2 }).check('')).toEqual(refused);
});
