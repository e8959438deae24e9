import { type Cursor, keysetPage, type Page } from '../../platform/db/keyset.sql.ts';

type Key = readonly (string | number)[];
type Paged<R> = { limit: number; cursor: Cursor | null; keyOf: (row: R) => Key };

/**
 * Gives one page of lines that are all read, in the order of their keys: what orders them is decided by the domain,
 * which the database does not know.
 */
export function pageOfLines<R>(lines: readonly R[], { limit, cursor, keyOf }: Paged<R>): Page<R> {
  const sorted = lines.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  const beyond =
    cursor === null
      ? sorted
      : cursor.direction === 'next'
        ? sorted.filter((one) => compare(keyOf(one), cursor.key) > 0)
        : sorted.filter((one) => compare(keyOf(one), cursor.key) < 0).reverse();
  return keysetPage({ rows: beyond.slice(0, limit + 1), limit, cursor, keyOf });
}

function compare(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [rank, one] of a.entries()) {
    const other = b[rank];
    if (one === other) continue;
    return (one as string) < (other as string) ? -1 : 1;
  }
  return 0;
}
