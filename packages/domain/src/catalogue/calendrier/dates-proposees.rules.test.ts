import { expect, test } from 'vitest';
import {
  countJours,
  nextLundi,
  ouvertureProposee,
  previousVendredi,
  weekendDay,
} from './dates-proposees.rules.ts';

test('a weekend is told by its day, and each date can leave it', () => {
  expect(weekendDay('2027-01-30')).toBe('samedi');
  expect(weekendDay('2027-01-31')).toBe('dimanche');
  expect(weekendDay('2027-02-01')).toBeNull();
  expect(['2027-01-29', '2027-01-30', '2027-01-31'].map(previousVendredi)).toEqual(
    Array(3).fill('2027-01-29'),
  );
  expect(['2027-01-30', '2027-01-31', '2027-02-01'].map(nextLundi)).toEqual(Array(3).fill('2027-02-01'));
});

test('a campaign opens in a month that is a week away at least, on working days', () => {
  expect(ouvertureProposee('2026-11-20', 8)).toEqual({
    date_debut: '2026-12-02',
    heure_debut: '09h00',
    date_fin: '2027-01-27',
    heure_fin: '23h59',
  });
  expect(ouvertureProposee('2026-11-26', 4).date_debut).toBe('2027-01-04');
  expect(ouvertureProposee('2026-12-20', 4).date_debut).toBe('2027-01-04');
});

test('days are counted over a change of hour', () => {
  expect(countJours('2027-03-27', '2027-03-29')).toBe(2);
});
