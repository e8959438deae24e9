import { expect, test } from 'vitest';
import { addJours, joursMs, joursPasses } from './durees.ts';

const noon = new Date('2027-02-01T12:00:00.000Z');

test.each([
  [0, '2027-02-01T12:00:00.000Z'],
  [1, '2027-02-02T12:00:00.000Z'],
  [-32, '2026-12-31T12:00:00.000Z'],
])('%d days after noon on 1 February is %s', (jours, expected) => {
  expect(addJours(noon, jours).toISOString()).toBe(expected);
  expect(addJours(noon, jours).getTime() - noon.getTime()).toBe(joursMs(jours));
});

test.each([
  ['2027-02-02T11:59:59.999Z', 0],
  ['2027-02-02T12:00:00.000Z', 1],
  ['2027-02-01T11:59:59.999Z', -1],
])('until %s whole days gone by are %d', (to, expected) => {
  expect(joursPasses(noon, new Date(to))).toBe(expected);
});
