import { describe, expect, it } from 'vitest';
import { computeDonne } from './donne.rules.ts';

const of = (montants: number[], demandes = montants.length) =>
  computeDonne({ annee: 2026, demandes, montants, jours: montants.map(() => 38) });

describe('what was given last year', () => {
  it('is not said below five decisions, nor below five grants', () => {
    expect(of([100, 200, 300, 400])).toBeNull();
    expect(of([100, 200, 300, 400], 12)).toBeNull();
    expect(of([100, 200, 300, 400, 500])).not.toBeNull();
  });

  it('counts, and rounds the mean', () => {
    expect(of([1000, 1000, 1000, 1000, 1012], 8)).toMatchObject({
      demandes: 8,
      accordees: 5,
      moyenneEuros: 1000,
      joursPourRepondre: 38,
    });
  });

  it('shows no interval that fewer than three were granted', () => {
    const sums = [100, 150, 200, 320, 330, 340, 350, 600, 900, 950, 960, 1500];
    const { tranches = [] } = of(sums) ?? {};
    expect(tranches.length).toBeGreaterThan(1);
    expect(tranches.every(({ nombre }) => nombre >= 3)).toBe(true);
    expect(tranches.reduce((sum, { nombre }) => sum + nombre, 0)).toBe(sums.length);
  });

  it('shows no interval when all would be in one', () => {
    expect(of([1000, 1000, 1000, 1000, 1000])?.tranches).toEqual([]);
  });
});
