// A map has a few shades; when there are more values than shades, each is given to about as many départements.

export type Classe = { from: number; to: number };

const most = 5;

/** Makes the classes of the values above zero, in ascending order; equal values share a shade. */
export function makeClasses(values: readonly number[]): Classe[] {
  const sorted = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  const distinct = [...new Set(sorted)];
  if (distinct.length <= most) return distinct.map((value) => ({ from: value, to: value }));
  const ends = Array.from({ length: most }, (_, rank) => {
    const at = Math.ceil(((rank + 1) * sorted.length) / most) - 1;
    return sorted[at] ?? 0;
  });
  return [...new Set(ends)].map((to, rank, all) => {
    const before = rank === 0 ? 0 : (all[rank - 1] ?? 0);
    return { from: sorted.find((value) => value > before) ?? to, to };
  });
}

/** Returns the shade of a value, counted from 1; 0 when there is nothing to show. */
export const findShade = (value: number, classes: readonly Classe[]): number =>
  value > 0 ? classes.findIndex(({ to }) => value <= to) + 1 : 0;

/**
 * Returns the tone of a shade; the darkest shade always has the same tone, even when there are fewer than five shades.
 */
export const shadeTone = (shade: number, classes: readonly Classe[]): number =>
  shade === 0 ? 0 : most - classes.length + shade;
