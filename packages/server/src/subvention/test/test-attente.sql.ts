// Test support: requests that wait for one another, so that a test sees what happens between them.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Keeps every new dossier waiting, its row written and not committed, until the returned function is called. */
export async function holdBeginnings(db: Db): Promise<() => Promise<void>> {
  const trx = await db.startTransaction().execute();
  await sql`lock table dossier_subvention in exclusive mode`.execute(trx);
  return async () => {
    await trx.rollback().execute();
  };
}

/** Waits until `count` requests wait for a lock. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.n ?? 0) >= count) return;
    await wait(20);
  }
}
