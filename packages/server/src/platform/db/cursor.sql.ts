import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { currentReading } from './replicas/reading.ts';

const atOnce = 4_000;
/** A reader that pauses longer than this is taken to be gone: its connection is needed by others. */
const stalled = '60s';

/**
 * Reads a query by batches, all of one instant, one batch ahead of the reader. A connection is held until the end, or
 * until the reader stops. When the replica is lost before the first batch, the query runs again on the primary.
 */
export async function* cursorBatches<T>(db: Db, select: RawBuilder<T>): AsyncGenerator<T[]> {
  const reading = currentReading.now();
  const first = reading?.exports;
  let isGiven = false;
  try {
    for await (const rows of batchesOf(db, select)) {
      isGiven = true;
      yield rows;
    }
  } catch (error) {
    if (isGiven || first === undefined || reading?.exports === first) throw error;
    yield* batchesOf(db, select);
  }
}

async function* batchesOf<T>(db: Db, select: RawBuilder<T>): AsyncGenerator<T[]> {
  // A transaction declared « read only » may be sent to a replica.
  const trx = await db.startTransaction().setAccessMode('read only').execute();
  let next: Promise<T[]> | undefined;
  try {
    // Nearly all rows will be read, so the planner must choose the plan that is fastest to the end: costly columns
    // are then computed line by line, after the sort.
    await sql`set local cursor_tuple_fraction = 0.99`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(stalled)}`.execute(trx);
    await sql`declare lignes no scroll cursor for ${select}`.execute(trx);
    const readOn = async () => (await sql<T>`fetch forward ${sql.lit(atOnce)} from lignes`.execute(trx)).rows;
    next = readOn();
    for (;;) {
      const rows = await next;
      const isLast = rows.length < atOnce;
      // The database reads the next batch while the caller writes this one.
      if (!isLast) next = readOn();
      if (rows.length > 0) yield rows;
      if (isLast) break;
    }
  } finally {
    await next?.catch(() => undefined);
    // Nothing was written, so a rollback and a commit do the same.
    await trx.rollback().execute();
  }
}
