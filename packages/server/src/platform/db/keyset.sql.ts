import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

type Key = readonly (string | number | boolean)[];

/** A page begins after the row of this key or, when going back, before it. */
export type Cursor = { key: Key; direction: 'next' | 'previous' };

/** The columns that order a list, all in one direction, the last one unique. `key` is the schema of their values. */
export type Order = {
  columns: readonly RawBuilder<unknown>[];
  direction: 'asc' | 'desc';
  key: z.ZodType<Key>;
};

/**
 * Reads a cursor, null being the first page. Only the portal writes cursors, but anybody may send a text: one that the
 * portal cannot have written is refused.
 */
export function readCursor(text: string | undefined, order: Order): Result<Cursor | null> {
  if (text === undefined || text === '') return ok(null);
  const read = z.tuple([z.enum(['next', 'previous']), order.key]).safeParse(fromBase64(text));
  if (read.success) return ok({ direction: read.data[0], key: read.data[1] });
  return refused({ code: 'kernel.requete-invalide', field: 'cursor' });
}

/** Gives the clauses of one page. The caller asks for one row more than it shows, to know whether others follow. */
export function keysetClauses(
  { columns, direction }: Pick<Order, 'columns' | 'direction'>,
  cursor: { key: readonly unknown[]; direction: Cursor['direction'] } | null,
) {
  const isBack = cursor?.direction === 'previous';
  const way = (direction === 'asc') === isBack ? 'desc' : 'asc';
  const after = cursor
    ? sql<boolean>`(${sql.join(columns)}) ${sql.raw(way === 'asc' ? '>' : '<')} (${sql.join(cursor.key)})`
    : sql<boolean>`true`;
  const orderBy = sql.join(columns.map((column) => sql`${column} ${sql.raw(way)}`));
  return { after, orderBy };
}

export type Read<Row> = {
  rows: readonly Row[];
  limit: number;
  cursor: Cursor | null;
  /** A row that stands for several has one key for the page after it and another for the page before. */
  keyOf: (row: Row, direction: Cursor['direction']) => Key;
};
export type Page<Row> = { rows: Row[]; next: string | null; previous: string | null };

/** Makes the page to show from at most `limit + 1` rows, in the order in which they were read. */
export function keysetPage<Row>({ rows, limit, cursor, keyOf }: Read<Row>): Page<Row> {
  const isBack = cursor?.direction === 'previous';
  const hasMore = rows.length > limit;
  const shown = rows.slice(0, limit);
  if (isBack) shown.reverse();
  const at = (row: Row | undefined, direction: Cursor['direction']) =>
    row === undefined
      ? null
      : Buffer.from(JSON.stringify([direction, keyOf(row, direction)])).toString('base64url');
  return {
    rows: shown,
    next: isBack || hasMore ? at(shown.at(-1), 'next') : null,
    previous: (isBack ? hasMore : cursor !== null) ? at(shown[0], 'previous') : null,
  };
}

function fromBase64(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
