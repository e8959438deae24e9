import type { Db } from './database.ts';

/** Gives each database a thing of its own, made at its first use: several servers may run in one process, as in tests. */
export function byDatabase<V extends object>(make: () => V): (db: Db) => V {
  const made = new WeakMap<Db, V>();
  return (db) => {
    const known = made.get(db) ?? make();
    made.set(db, known);
    return known;
  };
}
