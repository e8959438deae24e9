/** Anything that can be emptied: a Map, a Set. */
type Filled = { clear(): void };

const all: Filled[] = [];

/** A list that the features above fill when the server is built. It is named here so that a test can begin with it empty. */
export function registered<T extends Filled>(list: T): T {
  all.push(list);
  return list;
}

/** Empties every registry: a process builds one server, but tests build one after another in the same process. */
export function emptyRegistries(): void {
  for (const one of all) one.clear();
}

/** A place that one feature above fills when the server is built; what stood there before is forgotten. */
export function slot<T>(): { fill: (value: T) => void; read: () => T | undefined } {
  const kept = registered(new Map<'value', T>());
  return { fill: (value) => void kept.set('value', value), read: () => kept.get('value') };
}
