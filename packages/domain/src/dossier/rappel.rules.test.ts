import { describe, expect, it } from 'vitest';
import { dueRappel } from './rappel.rules.ts';

const echeance = new Date('2027-03-11T23:59:59+01:00');
const at = (now: string, more: { zone?: string; jours?: number[] } = {}) =>
  dueRappel({ echeance, now: new Date(now), zone: 'Europe/Paris', ...more });

describe('the reminder that stands', () => {
  it.each([
    ['2027-03-03T23:59:59+01:00', null],
    ['2027-03-04T00:00:00+01:00', 7],
    ['2027-03-05T08:00:00+01:00', 7],
    ['2027-03-09T23:59:59+01:00', 7],
    ['2027-03-10T00:00:00+01:00', 1],
    ['2027-03-11T23:59:58+01:00', 1],
    ['2027-03-11T23:59:59+01:00', null],
    ['2027-03-12T00:00:00+01:00', null],
  ])('for a deadline on 11 March in Paris, at %s: %s', (now, expected) => {
    expect(at(now)).toBe(expected);
  });

  it.each([
    // In La Réunion the same instant is 12 March at 02h59: seven days before is 5 March.
    ['2027-03-04T20:59:59+01:00', null],
    ['2027-03-04T21:00:00+01:00', 7],
  ])('is counted on the calendar of the territory: at %s in La Réunion, %s', (now, expected) => {
    expect(at(now, { zone: 'Indian/Reunion' })).toBe(expected);
  });

  it.each([
    ['2027-02-23T12:00:00+01:00', null],
    ['2027-02-24T12:00:00+01:00', 15],
    ['2027-03-08T12:00:00+01:00', 3],
    ['2027-03-11T12:00:00+01:00', 3],
  ])('is that of the campaign when it says otherwise: at %s, %s', (now, expected) => {
    expect(at(now, { jours: [15, 3] })).toBe(expected);
  });

  it('is none for a campaign that reminds of nothing', () => {
    expect(at('2027-03-11T12:00:00+01:00', { jours: [] })).toBeNull();
  });
});
