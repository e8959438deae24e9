import { expect, test } from 'vitest';
import { derniersMois, sayMois } from './MoisFigures.tsx';

const aMois = (mois: string, transmis = 1) => ({ mois, transmis, demande: 0, decides: 0, accorde: 0 });

test('a month is said in words', () => {
  expect(['2027-01', '2026-08', '2026-12'].map(sayMois)).toEqual([
    'janvier 2027',
    'août 2026',
    'décembre 2026',
  ]);
});

test('a month without anything stands between those that have something', () => {
  expect(
    derniersMois([aMois('2026-11'), aMois('2027-02', 3)]).map(({ mois, transmis }) => [mois, transmis]),
  ).toEqual([
    ['2026-11', 1],
    ['2026-12', 0],
    ['2027-01', 0],
    ['2027-02', 3],
  ]);
});

test('only the last two years are drawn', () => {
  const shown = derniersMois([aMois('2020-01'), aMois('2027-06')]);
  expect([shown.length, shown[0]?.mois, shown.at(-1)?.mois]).toEqual([24, '2025-07', '2027-06']);
});

test('nothing makes nothing', () => {
  expect(derniersMois([])).toEqual([]);
});
