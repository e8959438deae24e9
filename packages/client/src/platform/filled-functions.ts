// The oldest browsers supported lack these few functions of the language, which are given to them here as the standard
// says them. This module comes before every other one: some call these functions while they are read.

export {};

type Functions = Record<string, (...given: never[]) => unknown>;

function fillIn(owner: object, functions: Functions): void {
  for (const [name, value] of Object.entries(functions))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

fillIn(Array.prototype, {
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSorted<T>(this: T[], compare?: (a: T, b: T) => number) {
    return [...this].sort(compare);
  },
});

fillIn(Map, {
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
});

fillIn(Promise, {
  withResolvers() {
    let resolve: unknown;
    let reject: unknown;
    const promise = new Promise((resolved, rejected) => {
      resolve = resolved;
      reject = rejected;
    });
    return { promise, resolve, reject };
  },
});
