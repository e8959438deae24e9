/** Chance that is the same at each run: a number of row `i` and of what it decides, not of the order of calls. */
export function chance(i: number, what: number): number {
  let x = Math.imul(i, 0x9e3779b1) ^ Math.imul(what + 1, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

export const below = (n: number, { i, what }: { i: number; what: number }): number =>
  Math.floor(chance(i, what) * n);

export const oneOf = <T>(list: readonly T[], at: { i: number; what: number }): T =>
  list[below(list.length, at)] as T;

/** As towns and words are in life: a few very common, most of them rare. */
export const skewed = (n: number, at: { i: number; what: number }): number =>
  Math.floor(30 * Math.exp(chance(at.i, at.what) * Math.log((n + 30) / 30)) - 30);
