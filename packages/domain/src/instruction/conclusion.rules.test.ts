import { expect, test } from 'vitest';
import { movesOf, ordreEtats } from '../dossier/instruction.states.ts';
import { commenceDAbord, departOf, etatPourConclure, issuesOf, minutesAvant } from './conclusion.rules.ts';

test('a dossier just received is granted, refused or rejected at once; nothing is concluded outside its study', () => {
  const found = Object.fromEntries(ordreEtats.map((etat) => [etat, issuesOf(movesOf(etat, 'service'))]));
  const all = ['grant', 'refuse', 'reject'];
  const none: string[] = [];
  expect(found).toEqual({
    ...{ A: none, B: none, C: none, D: all, '2': all, '6': none, '7': none, '8': none },
    ...{ '9': none, '10': none, '11': none, '12': none },
  });
});

test('a grant or a refusal begins the study first; a rejection needs none', () => {
  expect([
    commenceDAbord('D', 'grant'),
    commenceDAbord('D', 'refuse'),
    commenceDAbord('D', 'reject'),
  ]).toEqual([true, true, false]);
  expect(commenceDAbord('2', 'grant')).toBe(false);
  expect([etatPourConclure('D', 'grant'), etatPourConclure('D', 'reject')]).toEqual(['2', 'D']);
});

test('the minutes left are rounded up, and never below 0', () => {
  const at = new Date('2026-11-23T10:00:00Z');
  const depart = departOf(at, 30);
  expect(depart.toISOString()).toBe('2026-11-23T10:30:00.000Z');
  expect(minutesAvant(depart, at)).toBe(30);
  expect(minutesAvant(depart, new Date('2026-11-23T10:29:01Z'))).toBe(1);
  expect(minutesAvant(depart, depart)).toBe(0);
  expect(minutesAvant(depart, new Date('2026-11-23T11:00:00Z'))).toBe(0);
});
