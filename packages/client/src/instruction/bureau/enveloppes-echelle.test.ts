import { expect, it } from 'vitest';
import { computeLargeur, listGraduations, makeEchelle } from './enveloppes-echelle.ts';

const une = (total: number, accorde = 0, propose = 0) => ({ total, accorde, propose });

it('the whole width is the largest envelope, or what was taken beyond it', () => {
  expect(makeEchelle([une(124_500, 31_700, 91_300), une(300_000)])).toBe(300_000);
  expect(makeEchelle([une(100_000, 90_000, 40_000)])).toBe(130_000);
  expect(makeEchelle([une(0)])).toBe(1);
});

it('twice the money is twice as long', () => {
  expect([computeLargeur(75_000, 300_000), computeLargeur(150_000, 300_000)]).toEqual(['25%', '50%']);
  expect([computeLargeur(-5, 100), computeLargeur(500, 100)]).toEqual(['0%', '100%']);
});

it.each([
  [300_000, [0, 100_000, 200_000, 300_000]],
  [124_500, [0, 50_000, 100_000]],
  [480_000, [0, 200_000, 400_000]],
  [1500, [0, 500, 1000, 1500]],
])('the axis of %i has round marks', (most, marks) => {
  expect(listGraduations(most)).toEqual(marks);
});
