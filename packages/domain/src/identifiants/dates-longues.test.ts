import { expect, it } from 'vitest';
import { formatJourBref, formatJourEntier } from './dates-longues.ts';

it.each([
  ['2027-01-20T12:00:00Z', 'mercredi 20 janvier 2027', '20\u00a0janv.\u00a02027'],
  ['2026-08-01T12:00:00Z', 'samedi 1er août 2026', '1er\u00a0août\u00a02026'],
  // It is already the next day in Paris.
  ['2026-12-31T23:30:00Z', 'vendredi 1er janvier 2027', '1er\u00a0janv.\u00a02027'],
])('%s is said « %s », and « %s » where room is short', (instant, entier, bref) => {
  expect(formatJourEntier(new Date(instant))).toBe(entier);
  expect(formatJourBref(new Date(instant))).toBe(bref);
});
