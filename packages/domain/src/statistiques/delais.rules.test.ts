import { expect, test } from 'vitest';
import { computeDelais, tranchesDelais } from './delais.rules.ts';

test.each([
  { jours: [], mediane: null, neuviemeDecile: null },
  { jours: [12], mediane: 12, neuviemeDecile: 12 },
  { jours: [1, 2], mediane: 1, neuviemeDecile: 2 },
  { jours: [1, 2, 3], mediane: 2, neuviemeDecile: 3 },
  { jours: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], mediane: 5, neuviemeDecile: 9 },
  { jours: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], mediane: 6, neuviemeDecile: 10 },
  { jours: [40, 5, 5, 5], mediane: 5, neuviemeDecile: 40 },
])('of $jours the median is $mediane days and the ninth decile $neuviemeDecile', ({ jours, ...expected }) => {
  const comptes = jours.map((one) => ({ jours: one, n: 1 }));
  expect(computeDelais(comptes)).toEqual({ decides: jours.length, ...expected });
});

test('days are counted as many times as there are dossiers, in any order, and none where there is none', () => {
  expect(
    computeDelais([
      { jours: 90, n: 1 },
      { jours: 3, n: 0 },
      { jours: 10, n: 9 },
    ]),
  ).toEqual({
    decides: 10,
    mediane: 10,
    neuviemeDecile: 10,
  });
});

test('spans hold each day once', () => {
  const comptes = [0, 7, 8, 15, 16, 30, 31, 60, 61, 90, 91, 120, 121, 180, 181, 365, 366, 3650].map(
    (jours) => ({ jours, n: 1 }),
  );
  expect(tranchesDelais(comptes)).toEqual([
    { label: '7 jours au plus', n: 2 },
    { label: 'de 8 à 15 jours', n: 2 },
    { label: 'de 16 à 30 jours', n: 2 },
    { label: 'de 31 à 60 jours', n: 2 },
    { label: 'de 61 à 90 jours', n: 2 },
    { label: 'de 91 à 120 jours', n: 2 },
    { label: 'de 121 à 180 jours', n: 2 },
    { label: 'de 181 à 365 jours', n: 2 },
    { label: 'plus de 365 jours', n: 2 },
  ]);
});
