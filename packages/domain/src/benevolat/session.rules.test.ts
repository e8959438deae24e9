import { describe, expect, it } from 'vitest';
import { etatSession, isRecapitulatifDay, seChevauchent, sessionBornes } from './session.rules.ts';

const session = { debut: '2027-01-01', fin: '2027-12-31' };

describe('a session, in Europe/Paris', () => {
  it.each([
    ['the instant before its first day', '2026-12-31T22:59:59.999Z', 'a-venir'],
    ['the first instant of its first day', '2026-12-31T23:00:00.000Z', 'courante'],
    ['in the middle', '2027-07-01T12:00:00Z', 'courante'],
    ['the last instant of its last day', '2027-12-31T22:59:59.999Z', 'courante'],
    ['the instant after', '2027-12-31T23:00:00.000Z', 'close'],
  ])('%s [R4.51]', (_, now, etat) => {
    expect(etatSession(session, new Date(now))).toBe(etat);
  });

  it('ends an hour earlier by the sun in summer [R4.51]', () => {
    const { ouvre, ferme } = sessionBornes({ debut: '2027-03-28', fin: '2027-06-30' });
    expect(ouvre.toISOString()).toBe('2027-03-27T23:00:00.000Z');
    expect(ferme.toISOString()).toBe('2027-06-30T22:00:00.000Z');
  });

  it.each([
    ['2026-01-01', '2026-12-31', false],
    ['2026-01-01', '2027-01-01', true],
    ['2027-12-31', '2028-12-31', true],
    ['2028-01-01', '2028-12-31', false],
    ['2027-05-01', '2027-05-01', true],
  ])('shares a day with %s to %s: %s', (debut, fin, expected) => {
    expect(seChevauchent(session, { debut, fin })).toBe(expected);
  });
});

describe('the days of a summary', () => {
  it.each([
    ['2027-03-14', 'a Sunday', false],
    ['2027-03-15', 'a Monday', true],
    ['2027-03-16', 'a Tuesday', false],
    ['2027-12-16', '15 days before the last, a Thursday', true],
    ['2027-12-15', '16 days before', false],
    ['2027-12-24', '7 days before, a Friday', true],
    ['2027-12-30', 'the day before', true],
    ['2027-12-31', 'the last day, a Friday', false],
    ['2028-01-03', 'a Monday, once it is over', false],
    ['2026-12-28', 'a Monday, before it opens', false],
  ])('%s, %s: %s', (jour, _, expected) => {
    expect(isRecapitulatifDay(session, new Date(`${jour}T09:20:00Z`))).toBe(expected);
  });
});
