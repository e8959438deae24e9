import type { Db } from './database.ts';

/**
 * Makes a function that gives each database an object of its own, made at first use: in tests, several servers run in
 * one process, each with its database.
 */
export function byDatabase<V extends object>(make: () => V): (db: Db) => V {
  const made = new WeakMap<Db, V>();
  return (db) => {
    const known = made.get(db) ?? make();
    made.set(db, known);
    return known;
  };
}
