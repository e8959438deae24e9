import { describe, expect, it } from 'vitest';
import { montantPropose } from './base-proposee.ts';

describe('the amount that a rule proposes', () => {
  it('is what was asked, a part of it to the euro, or the same for all', () => {
    expect(montantPropose({ base: 'demande', nombre: null, demande: 2750 })).toBe(2750);
    expect(montantPropose({ base: 'part', nombre: 33, demande: 1000 })).toBe(330);
    expect(montantPropose({ base: 'fixe', nombre: 500, demande: 1000 })).toBe(500);
  });

  it('is none while the number is missing, wrong or negative', () => {
    for (const nombre of [null, 'x', -1])
      expect(montantPropose({ base: 'part', nombre, demande: 1000 })).toBeNull();
  });
});
