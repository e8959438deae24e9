import fc from 'fast-check';

/** Shuffles the list at random; the same seed gives the same order. */
export const shuffled = <T>(all: T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }), {
    seed,
    numRuns: 1,
  })[0] ?? [];
