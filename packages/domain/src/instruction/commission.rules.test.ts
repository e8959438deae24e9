import { expect, test } from 'vitest';
import type { EtatInstruction } from '../dossier/instruction.states.ts';
import { accumulate, amountTaken } from './commission.rules.ts';

test.each<[EtatInstruction, number | null, number | null, number]>([
  ['D', null, null, 0],
  ['2', 1200, null, 1200],
  ['2', 0, null, 0],
  ['6', 1200, 1000, 1000],
  ['8', 1200, 1000, 1000],
  ['11', 1200, null, 0],
])('in state %s, proposed %s and granted %s: takes %s', (etat, propose, accorde, pris) => {
  expect(amountTaken({ etat, propose, accorde })).toBe(pris);
});

test('what is decided and has not left takes what it grants, and what is refused takes nothing', () => {
  const le = '2026-11-30T10:38:00Z';
  const waiting = { etat: '2', propose: 1200 } as const;
  const depart = { montant: null, le, echec: false };
  expect(amountTaken({ ...waiting, accorde: 1000, depart: { ...depart, action: 'grant' } })).toBe(1000);
  expect(amountTaken({ ...waiting, accorde: null, depart: { ...depart, action: 'refuse' } })).toBe(0);
});

const ligne = (propose: number | null) => ({ etat: '2' as const, propose, accorde: null });

test.each([
  [3000, [false, false, false, false]],
  [2999.99, [false, false, false, true]],
  [1000, [false, false, true, true]],
  [999.99, [true, false, true, true]],
])('of %d €, what is beyond is marked, and never what takes nothing', (total, hors) => {
  const lines = accumulate([ligne(1000), ligne(null), ligne(1500.1), ligne(499.9)], total);
  expect(lines.map(({ cumul }) => cumul)).toEqual([1000, 1000, 2500.1, 3000]);
  expect(lines.map(({ isHors }) => isHors)).toEqual(hors);
});

test('nothing is beyond an envelope no line takes from', () => {
  expect(accumulate([], 0)).toEqual([]);
});
