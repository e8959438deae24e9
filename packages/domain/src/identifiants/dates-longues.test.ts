import { expect, it } from 'vitest';
import { formatJourBref, formatJourEntier, formatWeekday, moisNomme } from './dates-longues.ts';

it.each([
  ['2027-01-20T12:00:00Z', 'mercredi 20 janvier 2027', '20\u00a0janv.\u00a02027'],
  ['2026-08-01T12:00:00Z', 'samedi 1er août 2026', '1er\u00a0août\u00a02026'],
  // At this instant, it is already the next day in Paris.
  ['2026-12-31T23:30:00Z', 'vendredi 1er janvier 2027', '1er\u00a0janv.\u00a02027'],
])('%s is said « %s », and « %s » where room is short', (instant, entier, bref) => {
  expect(formatJourEntier(new Date(instant))).toBe(entier);
  expect(formatJourBref(new Date(instant))).toBe(bref);
});

it.each([
  ['2027-04-05', 'lundi 5 avril'],
  ['2027-05-01', 'samedi 1er mai'],
  ['demain', 'demain'],
])('the day %s is said « %s »', (jour, said) => {
  expect(formatWeekday(jour)).toBe(said);
});

it.each([
  ['avril', 4],
  ['Févr', 2],
  ['aout', 8],
  ['jui', null],
  ['ma', null],
  ['', null],
])('the month %s is %s', (nom, rang) => {
  expect(moisNomme(nom)).toBe(rang);
});
