import { expect, it } from 'vitest';
import { echeanceBreve, listZonesShown, sayLimite, showEcheance } from './echeances-affichees.ts';

const le = new Date('2027-03-16T22:59:00Z');

it.each([
  ['2026-11-26T10:00:00Z', '16/03/2027, dans 110 jours'],
  ['2027-03-08T10:00:00Z', '16/03/2027, dans 8 jours'],
  ['2027-03-09T10:00:00Z', 'mardi 16 mars 2027 à 23h59, heure de Paris, dans 7 jours'],
  ['2027-03-18T10:00:00Z', 'mardi 16 mars 2027 à 23h59, heure de Paris, depuis 2 jours'],
])('at %s the band says « %s »', (now, expected) => {
  expect(echeanceBreve(le, new Date(now)).replaceAll(/\s/g, ' ')).toBe(expected);
});

const cloture = new Date('2027-03-26T22:59:59Z');

it.each([
  ['Europe/Paris', ''],
  ['Pacific/Tahiti', ', soit 12h59 à Papeete'],
  ['Indian/Reunion', ', soit samedi 27 mars à 02h59 à La Réunion'],
  ['America/Martinique', ', soit 18h59 en Martinique'],
  [['Pacific/Tahiti', 'Pacific/Noumea'], ', soit 12h59 à Papeete et samedi 27 mars à 09h59 à Nouméa'],
  [[], ''],
])('for %s a deadline is said with its zone, and the hour of the place', (zone, there) => {
  expect(sayLimite(cloture, zone)).toBe(`vendredi 26 mars 2027 à 23h59, heure de Paris${there}`);
});

it.each([
  ['Europe/Paris', 'Indian/Reunion', ['Europe/Paris', 'Indian/Reunion']],
  ['Indian/Reunion', 'Indian/Reunion', ['Indian/Reunion']],
  ['Europe/Paris', 'Europe/Paris', ['Europe/Paris']],
  // A browser that says a zone without a name in a sentence adds nothing.
  ['Europe/Paris', 'UTC', ['Europe/Paris']],
  [[], 'Pacific/Tahiti', ['Pacific/Tahiti']],
])('%s read from %s is said in %j', (zones, ici, expected) => {
  expect(listZonesShown(zones, ici)).toEqual(expected);
});

it('says the hour of who reads, and counts the days of the territory', () => {
  const zones = listZonesShown('Europe/Paris', 'Indian/Reunion');
  expect(showEcheance(cloture, new Date('2027-03-26T10:00:00Z'), zones)).toEqual({
    date: 'vendredi 26 mars 2027 à 23h59, heure de Paris, soit samedi 27 mars à 02h59 à La Réunion',
    relative: 'aujourd’hui',
  });
});
