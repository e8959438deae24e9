import { expect, it } from 'vitest';
import {
  etatExercice,
  exerciceCourant,
  exerciceSuivant,
  joursRestants,
  nameSaison,
} from './exercice.rules.ts';
import { fermeture } from './inscription.rules.ts';

const of = (id: string, active = true) => ({
  id,
  active,
  date_debut: `20${id}-09-01`,
  date_fin: `20${id}-12-31`,
});
const all = [of('25'), of('26'), of('27')];
const at = (text: string) => new Date(text);

it.each([
  ['2026-08-31T21:59:59Z', '25'],
  ['2026-08-31T22:00:00Z', '26'],
  ['2026-12-31T23:00:00Z', '26'],
  ['2025-08-31T21:59:59Z', undefined],
])('the current exercise at %s is %s: the active one whose start date is past [R4.85]', (now, id) => {
  expect(exerciceCourant(all, at(now))?.id).toBe(id);
});

it('is never one that is not active [R4.85]', () => {
  const now = at('2026-10-01T12:00:00Z');
  expect(exerciceCourant([of('25'), of('26', false)], now)?.id).toBe('25');
  expect(etatExercice(of('26', false), now)).toBe('clos');
});

it.each([
  ['2026-08-31T21:59:59Z', 'a-venir'],
  ['2026-08-31T22:00:00Z', 'ouvert'],
  ['2026-12-31T22:59:59Z', 'ouvert'],
  ['2026-12-31T23:00:00Z', 'clos'],
])('one is open from its first day to the last second of its last, in Paris: %s, %s', (now, etat) => {
  expect(etatExercice(of('26'), at(now))).toBe(etat);
});

it.each([
  ['2026-08-31T12:00:00Z', '26', 'pass-sport.pas-encore-ouvert', { saison: '2026-2027', jour: '01/09/2026' }],
  [
    '2026-01-01T12:00:00Z',
    '25',
    'pass-sport.clos-suivant',
    { saison: '2025-2026', suivante: '2026-2027', jour: '01/09/2026' },
  ],
  ['2028-01-01T12:00:00Z', '27', 'pass-sport.clos', { saison: '2027-2028' }],
])('at %s enrolling in %s is refused: %s', (now, id, code, params) => {
  expect(fermeture(of(id), all, at(now))).toEqual({ code, params });
});

it('nothing closes one that is open', () => {
  expect(fermeture(of('26'), all, at('2026-10-01T12:00:00Z'))).toBeNull();
});

it('counts the days that are left, and says the season', () => {
  expect(joursRestants(of('26'), at('2026-11-21T12:00:00Z'))).toBe(40);
  expect(joursRestants(of('26'), at('2026-12-31T12:00:00Z'))).toBe(0);
  expect(joursRestants(of('26'), at('2027-02-01T12:00:00Z'))).toBe(0);
  expect(nameSaison('26')).toBe('2026-2027');
  expect(exerciceSuivant(all, at('2026-10-01T12:00:00Z'))?.id).toBe('27');
});
