import { describe, expect, it } from 'vitest';
import {
  dateLimiteCrf,
  dernierExerciceProche,
  isCrfAwaited,
  isCrfDue,
  isCrfLate,
} from './crf-attendu.rules.ts';
import { type EtatInstruction, ordreEtats } from './instruction.states.ts';

describe('the financial reports a dossier owes', () => {
  it('are asked of what was granted and is not finished', () => {
    expect(ordreEtats.filter(isCrfAwaited)).toEqual<EtatInstruction[]>(['6', '7', '8', '9']);
  });

  it.each([
    [2026, false],
    [2027, false],
    [2025, true],
  ])('are owed for %i in 2026: %s', (exercice, isDu) => {
    expect(isCrfDue(exercice, 2026)).toBe(isDu);
  });

  it.each([
    ['2026-05-01', 2025],
    ['2026-04-30', 2024],
    ['2026-11-26', 2025],
    ['2027-01-02', 2025],
  ])('on %s, are near or past up to %i', (jour, exercice) => {
    expect(dernierExerciceProche(new Date(`${jour}T00:00:00Z`))).toBe(exercice);
  });

  it('are late from 1 July of the year after', () => {
    expect(dateLimiteCrf(2025)).toBe('2026-06-30');
    expect(isCrfLate(2025, '2026-06-30')).toBe(false);
    expect(isCrfLate(2025, '2026-07-01')).toBe(true);
  });
});
