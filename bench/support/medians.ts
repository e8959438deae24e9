import type { Measure } from './workload.ts';

/** Of each figure apart: one slow round does not carry the others with it. */
export function medianOf(rounds: readonly Measure[]): Measure {
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

/** By rank, without inventing a value between two: 0.5 is the median, 0.99 the hundredth slowest. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}
