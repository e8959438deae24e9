/**
 * Returns a random number that is the same at each run: it depends on the row `i` and on what it decides, not on the
 * order of calls.
 */
export function chance(i: number, what: number): number {
  let x = Math.imul(i, 0x9e3779b1) ^ Math.imul(what + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

export const below = (n: number, { i, what }: { i: number; what: number }): number =>
  Math.floor(chance(i, what) * n);

export const pickOne = <T>(list: readonly T[], at: { i: number; what: number }): T =>
  list[below(list.length, at)] as T;

/** Draws a number below `n`, spread like towns and words: a few are very common, most are rare. */
export const skewed = (n: number, at: { i: number; what: number }): number =>
  Math.floor(30 * Math.exp(chance(at.i, at.what) * Math.log((n + 30) / 30)) - 30);
