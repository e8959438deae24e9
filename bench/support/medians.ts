import type { Measure } from './workload.ts';

/** Gives the median of each figure by itself, so that one slow round does not affect all the figures. */
export function median(rounds: readonly Measure[]): Measure {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      quantile(
        rounds.map((round) => round[name] ?? 0),
        0.5,
      ),
    ]),
  );
}

/**
 * Gives a quantile, which is one of the values, never between two: 0.5 is the median, 0.99 leaves out the slowest
 * hundredth.
 */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}
