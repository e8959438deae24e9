import { byDatabase } from '../../platform/db/by-database.ts';
import type { Db } from '../../platform/db/database.ts';
import { type LectureEcrite, writeLectures } from './lecture-ecrite.sql.ts';

const mostWaiting = 200;

const waitingOf = byDatabase(() => ({
  rows: new Map<string, () => LectureEcrite>(),
  isBusy: false,
  last: Promise.resolve(),
}));
type Waiting = ReturnType<typeof waitingOf>;

/**
 * Writes a reading in the database after its reader was answered. Readings that come during a write wait and are then
 * written together, up to `mostWaiting`; a reading that is not written, or whose write fails, is made anew next time.
 */
export function writeLater(db: Db, key: string, made: () => LectureEcrite): void {
  const waiting = waitingOf(db);
  if (waiting.rows.size < mostWaiting) waiting.rows.set(key, made);
  if (waiting.isBusy) return;
  waiting.isBusy = true;
  waiting.last = writeAll(db, waiting).finally(() => {
    waiting.isBusy = false;
  });
}

/** Waits until the readings that wait are written. */
export const lecturesEcrites = (db: Db): Promise<void> => waitingOf(db).last;

async function writeAll(db: Db, { rows }: Waiting): Promise<void> {
  while (rows.size > 0) {
    // The answer is sent first.
    await new Promise(setImmediate);
    const made = [...rows.values()];
    rows.clear();
    await writeLectures(
      db,
      made.map((one) => one()),
    ).catch(() => undefined);
  }
}
