import { expect, test } from 'vitest';
import {
  formatDate,
  formatDay,
  formatHeure,
  formatHorodatage,
  localDay,
  localYear,
} from './dates-affichees.ts';
import { showEcheance } from './echeances-affichees.ts';

test('shows days as dd/mm/yyyy [R9.61]', () => {
  expect(formatDay('2024-01-31')).toBe('31/01/2024');
  expect(formatDay('2024-01-31T11:00:00Z')).toBe('31/01/2024');
  expect(formatDay('bientôt')).toBe('bientôt');
  expect(formatDate(new Date('2024-01-30T23:30:00Z'))).toBe('31/01/2024');
});

test.each([
  ['2027-03-12T13:05:00Z', '12/03/2027 14h05'],
  ['2027-07-12T13:05:00Z', '12/07/2027 15h05'],
  ['2027-03-11T23:00:00Z', '12/03/2027 00h00'],
])('shows the instant %s in Paris as %s [R9.62]', (instant, shown) => {
  expect(formatHorodatage(new Date(instant))).toBe(shown);
});

test('follows the clocks when they change [R9.62]', () => {
  expect(formatHeure(new Date('2027-03-28T00:59:00Z'))).toBe('01h59');
  expect(formatHeure(new Date('2027-03-28T01:00:00Z'))).toBe('03h00');
});

test.each([
  ['2026-12-31T22:59:59Z', 2026],
  ['2026-12-31T23:00:00Z', 2027],
])('takes the year of %s in Paris: %i [R9.6]', (instant, year) => {
  expect(localYear(new Date(instant))).toBe(year);
});

test('knows the day elsewhere', () => {
  expect(localDay(new Date('2027-03-11T22:59:00Z'), 'Indian/Reunion')).toBe('2027-03-12');
  expect(localDay(new Date('2027-03-11T22:59:00Z'), 'Pacific/Tahiti')).toBe('2027-03-11');
});

const limite = new Date('2027-03-11T22:59:00Z');

test('says a deadline with its zone and the days that remain', () => {
  expect(showEcheance(limite, new Date('2027-03-02T09:00:00Z'))).toEqual({
    date: 'jeudi 11 mars 2027 à 23h59, heure de Paris',
    relative: 'dans 9\u00a0jours',
  });
});

test('adds the local hour overseas, and counts the days there', () => {
  expect(showEcheance(limite, new Date('2027-03-02T09:00:00Z'), 'Indian/Reunion')).toEqual({
    date: 'jeudi 11 mars 2027 à 23h59, heure de Paris, soit vendredi 12 mars à 02h59 à La Réunion',
    relative: 'dans 10\u00a0jours',
  });
});

test.each([
  ['2027-03-10T22:59:59Z', 'dans 1\u00a0jour'],
  ['2027-03-10T23:00:00Z', 'aujourd’hui'],
  ['2027-03-11T22:58:59Z', 'aujourd’hui'],
  ['2027-03-11T22:59:00Z', 'passée aujourd’hui'],
  ['2027-03-13T08:00:00Z', 'depuis 2\u00a0jours'],
])('says at %s that the deadline is « %s »', (now, relative) => {
  expect(showEcheance(limite, new Date(now)).relative).toBe(relative);
});
