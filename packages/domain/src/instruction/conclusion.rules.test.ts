import { expect, test } from 'vitest';
import { listMoves, ordreEtats } from '../dossier/instruction.states.ts';
import {
  beginsFirst,
  computeDepart,
  etatBeforeConclusion,
  listIssues,
  minutesBefore,
} from './conclusion.rules.ts';

test('a dossier just received is granted, refused or rejected at once; nothing is concluded outside its study', () => {
  const found = Object.fromEntries(ordreEtats.map((etat) => [etat, listIssues(listMoves(etat, 'service'))]));
  const all = ['grant', 'refuse', 'reject'];
  const none: string[] = [];
  expect(found).toEqual({
    ...{ A: none, B: none, C: none, D: all, '2': all, '6': none, '7': none, '8': none },
    ...{ '9': none, '10': none, '11': none, '12': none },
  });
});

test('a grant or a refusal begins the study first; a rejection needs none', () => {
  expect([beginsFirst('D', 'grant'), beginsFirst('D', 'refuse'), beginsFirst('D', 'reject')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(beginsFirst('2', 'grant')).toBe(false);
  expect([etatBeforeConclusion('D', 'grant'), etatBeforeConclusion('D', 'reject')]).toEqual(['2', 'D']);
});

test('the minutes left are rounded up, and never below 0', () => {
  const at = new Date('2026-11-23T10:00:00Z');
  const depart = computeDepart(at, 30);
  expect(depart.toISOString()).toBe('2026-11-23T10:30:00.000Z');
  expect(minutesBefore(depart, at)).toBe(30);
  expect(minutesBefore(depart, new Date('2026-11-23T10:29:01Z'))).toBe(1);
  expect(minutesBefore(depart, depart)).toBe(0);
  expect(minutesBefore(depart, new Date('2026-11-23T11:00:00Z'))).toBe(0);
});
