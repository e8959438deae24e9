/**
 * What steps, openings and blockers find about one object, which is never mutated, is cached on that object and
 * disappears with it.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>();

export function rememberedFor(asked: object): Map<unknown, unknown> {
  const known = kept.get(asked);
  if (known) return known;
  const all = new Map<unknown, unknown>();
  kept.set(asked, all);
  return all;
}

export function once<T, D extends object>(find: (asked: D) => T): (asked: D) => T {
  return (asked) => {
    const all = rememberedFor(asked);
    // The map holds under `find` only what `find` returned, which makes this cast sound.
    if (all.has(find)) return all.get(find) as T;
    const found = find(asked);
    all.set(find, found);
    return found;
  };
}
