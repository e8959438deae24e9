// The oldest browsers supported lack these few functions of the language, which are given to them here as the standard
// says them. This module comes before every other one: some call these functions while they are read.

type Functions = Record<string, (...given: never[]) => unknown>;

const ofLists: Functions = {
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
    return [...this].sort(compare);
  },
  with<T>(this: T[], rank: number, value: T) {
    const place = rank < 0 ? this.length + rank : rank;
    if (place < 0 || place >= this.length) throw new RangeError(`no item ${rank}`);
    return this.map((item, index) => (index === place ? value : item));
  },
};

const ofMaps: Functions = {
  groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, rank: number) => K) {
    const groups = new Map<K, T[]>();
    let rank = 0;
    for (const item of items) {
      const key = keyOf(item, rank++);
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
    return groups;
  },
};

const ofPromises: Functions = {
  withResolvers() {
    let resolve: unknown;
    let reject: unknown;
    const promise = new Promise((resolved, rejected) => {
      resolve = resolved;
      reject = rejected;
    });
    return { promise, resolve, reject };
  },
};

for (const [owner, functions] of [
  [Array.prototype, ofLists],
  [Map, ofMaps],
  [Promise, ofPromises],
] as const) {
  for (const [name, value] of Object.entries(functions)) {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  }
}

/** The names of these functions, for the check of what the build calls. */
export const filledFunctions: string[] = [ofLists, ofMaps, ofPromises].flatMap(Object.keys);
