import fc from 'fast-check';

/** All of them in an order drawn by chance, the same for the same seed. */
export const shuffled = <T>(all: T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }), {
    seed,
    numRuns: 1,
  })[0] ?? [];
