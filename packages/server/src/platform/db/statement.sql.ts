import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Marks where a value goes in a query whose text is built once. */
export type Place<V> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;

/**
 * Makes a query whose text never changes: it is compiled at its first use, and later uses only fill in the values.
 * Compiling it costs as much as reading its answer.
 */
export function statement<V extends object, R>(
  build: (db: Db, place: Place<V>) => CompiledQuery<R>,
): (db: Db, values: V) => Promise<R[]> {
  let written: CompiledQuery<R> | undefined;
  return async (db, values) => {
    written ??= build(db, (name) => sql`${new Held(name)}`);
    const parameters = written.parameters.map((one) =>
      one instanceof Held ? Reflect.get(values, one.name) : one,
    );
    const { rows } = await db.executeQuery<R>({ ...written, parameters });
    return rows;
  };
}

class Held {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
