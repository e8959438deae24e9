import { z } from 'zod';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { eraseProvisoire, listProvisoires } from './document.sql.ts';
import { deleteBytes } from './sweep.job.ts';

type Given = Pick<Platform, 'db' | 'storage'>;

/** Erases a paper that was read and not kept: its row, then its bytes when nothing else names them. */
export async function forgetProvisoire({ db, storage }: Given, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const sha256 = await eraseProvisoire(tx, id);
    if (sha256 === undefined) return false;
    await deleteBytes({ storage }, tx, sha256);
    return true;
  });
}

/** A page left open keeps its paper for this long; the paper that « Annuler » gives up is erased at once. */
const gardeMs = 3_600_000;

const provisoiresJob = job({
  name: 'document.oublier-provisoires',
  schema: z.object({}),
  cron: '* * * * *',
});

/** Erases the papers whose page was closed before anything was decided. */
export const provisoiresWorker = (platform: Platform): JobRow =>
  worker(provisoiresJob, async () => {
    const before = new Date(platform.clock.now().getTime() - gardeMs);
    for (const id of await listProvisoires(platform.db, before)) await forgetProvisoire(platform, id);
  });
