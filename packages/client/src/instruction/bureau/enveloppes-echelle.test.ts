import { expect, it } from 'vitest';
import { echelleDes, graduationsOf, largeurOf } from './enveloppes-echelle.ts';

const une = (total: number, accorde = 0, propose = 0) => ({ total, accorde, propose });

it('the whole width is the largest envelope, or what was taken beyond it', () => {
  expect(echelleDes([une(124_500, 31_700, 91_300), une(300_000)])).toBe(300_000);
  expect(echelleDes([une(100_000, 90_000, 40_000)])).toBe(130_000);
  expect(echelleDes([une(0)])).toBe(1);
});

it('twice the money is twice as long', () => {
  expect([largeurOf(75_000, 300_000), largeurOf(150_000, 300_000)]).toEqual(['25%', '50%']);
  expect([largeurOf(-5, 100), largeurOf(500, 100)]).toEqual(['0%', '100%']);
});

it.each([
  [300_000, [0, 100_000, 200_000, 300_000]],
  [124_500, [0, 50_000, 100_000]],
  [480_000, [0, 200_000, 400_000]],
  [1500, [0, 500, 1000, 1500]],
])('the axis of %i has round marks', (most, marks) => {
  expect(graduationsOf(most)).toEqual(marks);
});
