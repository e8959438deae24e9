import { describe, expect, it } from 'vitest';
import { computeFormula, isYear, readNumber, shownNumber } from './amount-text.ts';

const euros = { decimals: 0, rounds: true, unit: '€' };

describe('an amount as it is typed', () => {
  it.each([
    ['1 250', 1250],
    ['1\u202f250', 1250],
    ['1250,00', 1250],
    ['1.250 €', 1250],
    ['1,234.50', 1235],
    ['1235,00 EUR', 1235],
    ['12.500.000', 12_500_000],
    ['-12', -12],
    ['0', 0],
    ['=12*350', 4200],
    ['=(100+50)/2', 75],
    ['', null],
    ['   ', null],
  ])('reads « %s » as %s', (text, value) => {
    expect(readNumber(text, euros).value).toBe(value);
  });

  it.each(['5OO', 'douze', '1,2,3', '=12*', '=(1', '=1/0', '12 €€'])(
    'keeps « %s » as it was typed',
    (text) => {
      expect(readNumber(text, euros).value).toBe(text);
    },
  );

  it('says what a formula gives', () => {
    expect(readNumber('=12*350', euros).note).toBe('12 × 350 = 4\u202f200\u00a0€');
  });

  it('rounds to the euro and says so', () => {
    expect(readNumber('1250,60', euros)).toEqual({ value: 1251, note: 'Arrondi à 1\u202f251\u00a0€.' });
  });

  it('keeps the decimals where they are asked', () => {
    expect(readNumber('1,5', { decimals: 2 })).toEqual({ value: 1.5 });
    expect(readNumber('1.500', { decimals: 2 }).value).toBe(1.5);
  });

  it('leaves too many decimals to the walker where nothing is rounded', () => {
    expect(readNumber('1,234', { decimals: 2 }).value).toBe(1.234);
  });
});

describe('a formula', () => {
  it.each([
    ['2+3*4', 14],
    ['(2+3)*4', 20],
    ['10-4-3', 3],
    ['1,5*2', 3],
  ])('computes %s', (text, result) => {
    expect(computeFormula(text)).toBe(result);
  });

  it.each(['', '2+', 'alert(1)', '2 3x', '()'])('refuses « %s »', (text) => {
    expect(computeFormula(text)).toBeNull();
  });
});

describe('an amount as it is shown', () => {
  it.each([
    [12500, 0, '12\u202f500'],
    [1.5, 2, '1,50'],
    [3, 2, '3'],
    [1.234, 2, '1,234'],
    ['5OO', 0, '5OO'],
    [null, 0, ''],
  ])('shows %s', (value, decimals, text) => {
    expect(shownNumber(value, decimals)).toBe(text);
  });
});

it.each([
  [{ min: 1900, max: 2100 }, true],
  [{ min: 1, max: 2100 }, false],
  [{ min: 1000 }, false],
  [{}, false],
])('a whole number within %j is a year: %s', (row, expected) => {
  expect(isYear(row)).toBe(expected);
});

it.each([`${'('.repeat(5000)}1${')'.repeat(5000)}`, '-'.repeat(20_000)])(
  'a formula longer than anybody types is none, however deep: %#',
  (text) => {
    expect(computeFormula(text)).toBeNull();
  },
);
