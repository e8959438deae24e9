import { expect, test } from 'vitest';
import { localDay } from '../identifiants/dates-affichees.ts';
import { departements } from './data/departements.ts';
import {
  annualAccountsYears,
  budgetYear,
  currentExercice,
  defaultYears,
  exercicesBetween,
  type MultiYear,
  multiYearEnd,
  sentDate,
} from './exercices.rules.ts';

const lastMinute = new Date('2026-12-31T22:59:59Z');
const newYear = new Date('2026-12-31T23:00:00Z');

test('takes the current exercise from the calendar of Paris [R9.6]', () => {
  expect(currentExercice(lastMinute)).toBe(2026);
  expect(currentExercice(newYear)).toBe(2027);
});

test('lists three years, latest first [R9.5]', () => {
  expect(defaultYears(newYear)).toEqual([2027, 2026, 2025]);
  expect(defaultYears(newYear, 4)).toHaveLength(4);
});

test('offers the last two years for annual accounts [R9.3]', () => {
  expect(annualAccountsYears(newYear).options).toEqual([2026, 2025]);
});

test('starts annual accounts at last year [R9.4]', () => {
  expect(annualAccountsYears(newYear).defaut).toBe(2026);
  expect(annualAccountsYears(lastMinute).defaut).toBe(2025);
});

test.each([
  [2024, 2024, [2024]],
  [2024, 2026, [2024, 2025, 2026]],
  [2024, 2023, []],
])('spans %i to %i, both included [R9.33]', (exercice, exerciceFin, years) => {
  expect(exercicesBetween(exercice, exerciceFin)).toEqual(years);
});

test.each<[MultiYear, number, string]>([
  [{ exercice: 2027, dureePluriannuelle: 2 }, 2029, 'R9.34'],
  [{ exercice: 2027, dureePluriannuelle: 2, exerciceFin: 2028 }, 2029, 'R9.34'],
  [{ exercice: 2027, dureePluriannuelle: 1, exerciceFin: 2031 }, 2028, 'R9.35'],
  [{ exercice: 2027, exerciceFin: 2030 }, 2030, 'R9.36'],
  [{ exercice: 2027, exerciceFin: 2027 }, 2028, 'R9.36'],
  [{ exercice: 2027, exerciceFin: null, dureePluriannuelle: null }, 2028, 'R9.36'],
])('ends the project %j in %i [%s]', (project, end) => {
  expect(multiYearEnd(project)).toBe(end);
});

test('runs a budget year from 1 January to 31 December at noon in Paris [R9.37]', () => {
  const { exerciceDu, exerciceAu } = budgetYear(2027);
  expect(exerciceDu.toISOString()).toBe('2027-01-01T11:00:00.000Z');
  expect(exerciceAu.toISOString()).toBe('2027-12-31T11:00:00.000Z');
});

test.each(departements.map((one) => one.timeZone))(
  'keeps the days of a budget year in %s [R9.37]',
  (zone) => {
    const { exerciceDu, exerciceAu } = budgetYear(2027);
    expect([localDay(exerciceDu, zone), localDay(exerciceAu, zone)]).toEqual(['2027-01-01', '2027-12-31']);
  },
);

test('sends dates as YYYY-MM-DD [R9.38]', () => {
  expect(sentDate(budgetYear(2024).exerciceDu)).toBe('2024-01-01');
  expect(sentDate(newYear)).toBe('2027-01-01');
});
