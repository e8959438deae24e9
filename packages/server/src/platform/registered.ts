/** Anything that can be emptied, such as a Map or a Set. */
type Filled = { clear(): void };

const all: Filled[] = [];

/** Registers a list that features fill when the server is built, so that a test can start with the list empty. */
export function registered<T extends Filled>(list: T): T {
  all.push(list);
  return list;
}

/** Empties every registry: a process builds one server, but tests build one after another in the same process. */
export function emptyRegistries(): void {
  for (const one of all) one.clear();
}

/** Makes a place that one feature fills when the server is built; a new value replaces the former one. */
export function slot<T>(): { fill: (value: T) => void; read: () => T | undefined } {
  const kept = registered(new Map<'value', T>());
  return { fill: (value) => void kept.set('value', value), read: () => kept.get('value') };
}
