import { expect, test } from 'vitest';
import { echeances, findLundi, listSeuils, rangEcheance, sayEcheance } from './echeance-semaine.rules.ts';

test.each([
  ['2026-11-23T08:00:00Z', 0, '2026-11-23'],
  ['2026-11-29T22:59:00Z', 0, '2026-11-23'],
  // Monday has begun in Paris.
  ['2026-11-29T23:30:00Z', 0, '2026-11-30'],
  ['2026-11-26T12:00:00Z', 2, '2026-12-07'],
  // The clocks change on Sunday 29 March 2026.
  ['2026-03-28T23:30:00Z', 0, '2026-03-23'],
  ['2026-03-24T12:00:00Z', 1, '2026-03-30'],
])('the week of %s, %i later, begins on %s', (now, semaines, lundi) => {
  expect(findLundi(new Date(now), semaines)).toBe(lundi);
});

test('weeks are parted by Mondays, the present one from now on', () => {
  const now = new Date('2026-11-26T12:00:00Z');
  expect(listSeuils(now).map((one) => one.toISOString())).toEqual([
    '2026-11-26T12:00:00.000Z',
    '2026-11-29T23:00:00.000Z',
    '2026-12-06T23:00:00.000Z',
    '2026-12-13T23:00:00.000Z',
    '2026-12-20T23:00:00.000Z',
    '2026-12-27T23:00:00.000Z',
    '2027-01-03T23:00:00.000Z',
  ]);
  expect(echeances.map(rangEcheance)).toEqual([1, 2, 3, 4, 5, 6, 7, null]);
});

test('each is said to who reads the queue', () => {
  expect(echeances.map(sayEcheance)).toEqual([
    'cette semaine',
    'la semaine prochaine',
    'dans 2 semaines',
    'dans 3 semaines',
    'dans 4 semaines',
    'dans 5 semaines',
    'plus tard',
    'sans échéance',
  ]);
});
