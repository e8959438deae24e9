import { z } from 'zod';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { countEcarts, foldMouvements, rebuildTotaux } from './totaux.sql.ts';

const foldJob = job({ name: 'statistiques.plier', schema: z.strictObject({}), cron: '* * * * *' });

const checkJob = job({
  name: 'statistiques.verifier',
  schema: z.strictObject({}),
  cron: '40 3 * * *',
  maxSeconds: 1800,
});

/** Adds the waiting changes to the totals, batch after batch, until none waits. */
export async function foldAll(db: Db): Promise<void> {
  while ((await inTransaction(db, foldMouvements)) > 0);
}

/** Rebuilds the totals when they differ from a plain count; returns how many differed. */
export async function checkTotaux(db: Db): Promise<number> {
  const ecarts = await countEcarts(db);
  if (ecarts > 0) await inTransaction(db, rebuildTotaux);
  return ecarts;
}

export const foldWorker = ({ db }: Platform) => worker(foldJob, () => foldAll(db));

/** Compares the totals with the instructions each night; a difference is a bug, which is logged and repaired. */
export const checkWorker = ({ db, log }: Platform) =>
  worker(checkJob, async () => {
    const ecarts = await checkTotaux(db);
    if (ecarts > 0) log.error({ ecarts }, 'the totals were not those of the instructions: counted anew');
  });
