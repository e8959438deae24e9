import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Marks where a value goes in a query whose text is built once. */
export type StatementPlace<V> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;

/**
 * Makes a query whose text never changes: it is compiled at its first use, and later uses only fill in the values.
 * Compiling it costs as much as reading its answer.
 */
export function statement<V extends object, R>(
  build: (db: Db, place: StatementPlace<V>) => CompiledQuery<R>,
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

/**
 * Puts one value of the request into a query, as this PostgreSQL type. A query built this way must have the same text
 * for each request of the same shape.
 */
export type Given<Q> = (type: string, read: (asked: Q) => unknown) => RawBuilder<unknown>;

/** Puts the values of one request into a query that is built for that request alone. */
export const givenNow =
  <Q>(asked: Q): Given<Q> =>
  (type, read) =>
    sql`${read(asked)}::${sql.raw(type)}`;

/** At most this many shapes are kept, those met first: most of the possible shapes are never asked for. */
const mostShapes = 500;

/**
 * Makes queries that are compiled once for each shape of what is asked; later uses only read their values. The
 * planner does not see these values, so that one plan serves them all and PostgreSQL keeps it.
 */
export function statementByShape<Q, R>(
  shapeOf: (asked: Q) => string,
  build: (asked: Q, given: Given<Q>) => RawBuilder<R>,
): (db: Db, asked: Q) => Promise<R[]> {
  const written = new Map<string, CompiledQuery<R>>();
  const unseen: Given<Q> = (type, read) => sql`(select ${new Read(read)}::${sql.raw(type)})`;
  return async (db, asked) => {
    const shape = shapeOf(asked);
    const query = written.get(shape) ?? build(asked, unseen).compile(db);
    if (written.size < mostShapes) written.set(shape, query);
    const parameters = query.parameters.map((one) => (one instanceof Read ? one.read(asked) : one));
    const { rows } = await db.executeQuery<R>({ ...query, parameters });
    return rows;
  };
}

class Read<Q> {
  readonly read: (asked: Q) => unknown;
  constructor(read: (asked: Q) => unknown) {
    this.read = read;
  }
}
