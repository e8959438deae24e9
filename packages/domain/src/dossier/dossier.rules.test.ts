import { describe, expect, it } from 'vitest';
import { idEtat, isACompleter, isIdEtatTransmis, isPast } from './dossier.rules.ts';
import type { EtatInstruction } from './instruction.states.ts';

describe('the state of a dossier as a whole', () => {
  it.each([
    [['A'], 1],
    [['B'], 1],
    [['A', 'B'], 1],
    [['C'], 2],
    [['C', 'D'], 2],
    [['6', 'C'], 2],
    [['B', 'C'], 2],
    [['D'], 4],
    [['A', 'D'], 4],
    [['B', 'D'], 4],
    [['2', '11'], 4],
    [['12'], 4],
    [['10'], 4],
  ] as const)('is, for instructions in %j: %i [R4.18] [R4.19]', (states, expected) => {
    expect(idEtat(states)).toBe(expected);
  });

  it.each([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [0, false],
  ])('%i is transmitted: %s [R4.19]', (id, transmis) => {
    expect(isIdEtatTransmis(id)).toBe(transmis);
  });
});

describe('a dossier to complete', () => {
  const aDossier = (more: object = {}) => ({
    etats: ['D'] as EtatInstruction[],
    exercice_fin: 2027,
    statut: 'incomplet',
    ...more,
  });

  it.each([
    ['A', false],
    ['B', false],
    ['C', false],
    ['D', true],
    ['2', true],
    ['6', true],
    ['7', true],
    ['8', true],
    ['9', true],
    ['10', true],
    ['11', true],
    ['12', true],
  ] as const)('is one in D to 12: %s is %s [R4.20]', (etat, expected) => {
    expect(isACompleter(aDossier({ etats: [etat] }), 2027)).toBe(expected);
  });

  it('has one instruction there at least [R4.20]', () => {
    expect(isACompleter(aDossier({ etats: ['C', '2'] }), 2027)).toBe(true);
    expect(isACompleter(aDossier({ etats: ['A', 'C'] }), 2027)).toBe(false);
    expect(isACompleter(aDossier({ etats: [] }), 2027)).toBe(false);
  });

  it.each([
    [2026, false],
    [2027, true],
    [2028, true],
  ])('ends in the current year or later: %i is %s [R4.21]', (exercice_fin, expected) => {
    expect(isACompleter(aDossier({ exercice_fin }), 2027)).toBe(expected);
  });

  it.each([
    ['incomplet', true],
    ['complet', false],
    ['', false],
  ])('is incomplete: « %s » is %s [R4.22]', (statut, expected) => {
    expect(isACompleter(aDossier({ statut }), 2027)).toBe(expected);
  });
});

describe('a past dossier', () => {
  it.each([
    [2026, true],
    [2027, false],
    [2028, false],
  ])('has its exercice before the current year: %i is %s [R4.23]', (exercice, expected) => {
    expect(isPast({ exercice }, 2027)).toBe(expected);
  });
});
