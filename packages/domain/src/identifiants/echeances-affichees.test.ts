import { expect, it } from 'vitest';
import { echeanceBreve } from './echeances-affichees.ts';

const le = new Date('2027-03-16T22:59:00Z');

it.each([
  ['2026-11-26T10:00:00Z', '16/03/2027, dans 110 jours'],
  ['2027-03-08T10:00:00Z', '16/03/2027, dans 8 jours'],
  ['2027-03-09T10:00:00Z', 'mardi 16 mars 2027 à 23h59, heure de Paris, dans 7 jours'],
  ['2027-03-18T10:00:00Z', 'mardi 16 mars 2027 à 23h59, heure de Paris, depuis 2 jours'],
])('at %s the band says « %s »', (now, expected) => {
  expect(echeanceBreve(le, new Date(now)).replaceAll(/\s/g, ' ')).toBe(expected);
});
