import { describe, expect, it } from 'vitest';
import { cents, isMontant, sumEuros } from './money.ts';

describe('money', () => {
  it.each([
    [12, 1200],
    [12.55, 1255],
    [0.29, 29],
    [1.15, 115],
    [-3.1, -310],
    [999_999_999_999.99, 99_999_999_999_999],
    [0, 0],
  ])('is counted in whole cents: %s € are %s', (euros, expected) => {
    expect(cents(euros)).toBe(expected);
  });

  it.each([null, undefined, '', '12', 'douze', Number.NaN, Number.POSITIVE_INFINITY, true])(
    'counts %s for nothing',
    (value) => {
      expect(cents(value)).toBe(0);
    },
  );

  it('is summed without losing or inventing a cent', () => {
    expect(sumEuros([0.1, 0.2])).toBe(0.3);
    expect(sumEuros(Array.from({ length: 1000 }, () => 0.07))).toBe(70);
    expect(sumEuros([1200, null, 'x', 300.5, -0.5])).toBe(1500);
    expect(sumEuros([])).toBe(0);
  });

  it.each([
    [0, true],
    [0.01, true],
    [999_999_999, true],
    [1_000_000_000, false],
    [0.001, false],
    [-0.01, false],
    [Number.NaN, false],
    ['12', false],
    [null, false],
  ])('%s is an amount to keep: %s', (value, expected) => {
    expect(isMontant(value)).toBe(expected);
  });
});
