import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

const atOnce = 4_000;
/** Whoever reads more slowly than that has gone away: the connection is needed. */
const stalled = '60s';

/**
 * What a query gives, some rows at a time, all of one instant, one batch ahead of who reads. A connection
 * is held until the end, which is also when whoever reads stops.
 */
export async function* cursorBatches<T>(db: Db, select: RawBuilder<T>): AsyncGenerator<T[]> {
  const trx = await db.startTransaction().execute();
  let next: Promise<T[]> | undefined;
  try {
    // Nearly all: the plan of who reads to the end, with what is dear to compute left until after the sort, line by line.
    await sql`set local cursor_tuple_fraction = 0.99`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(stalled)}`.execute(trx);
    await sql`declare lignes no scroll cursor for ${select}`.execute(trx);
    const readOn = async () => (await sql<T>`fetch forward ${sql.lit(atOnce)} from lignes`.execute(trx)).rows;
    next = readOn();
    for (;;) {
      const rows = await next;
      const isLast = rows.length < atOnce;
      // The database reads on while these are written.
      if (!isLast) next = readOn();
      if (rows.length > 0) yield rows;
      if (isLast) break;
    }
  } finally {
    await next?.catch(() => undefined);
    // Nothing was written: both ways of ending are one.
    await trx.rollback().execute();
  }
}
