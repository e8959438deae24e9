import { jourMs } from '@asso/domain/identifiants/durees';
import { z } from 'zod';
import { mayDeleteFiles } from '../platform/backup/dump.sql.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { lockBytes, namedBytes } from './document.sql.ts';
import { bytesOfPages, forgetPages } from './pages/page-dessinee.sql.ts';

/** Gives, among these hashes, those that the rows of another feature name. */
export type BytesInUse = (db: Db, hashes: readonly string[]) => Promise<readonly string[]>;

/** What finds the bytes that features store without a document; each such feature adds its own. */
export const usersOfBytes: BytesInUse[] = [];

const sweepJob = job({
  name: 'document.balayer',
  schema: z.object({}),
  cron: '20 3 * * *',
  maxSeconds: 6 * 3600,
});

export const sweepWorker = (platform: Platform): JobRow =>
  worker(sweepJob, async () => {
    await inTransaction(platform.db, forgetPages);
    await sweep(platform);
  });

type SweepPlatform = Pick<Platform, 'db' | 'storage' | 'clock'>;

const youngestMs = jourMs;
const lot = 500;

/**
 * Deletes the bytes stored more than a day ago that no row names, for instance after an interrupted upload or a
 * transaction that was rolled back.
 */
export async function sweep(platform: SweepPlatform): Promise<void> {
  const before = platform.clock.now().getTime() - youngestMs;
  let hashes: string[] = [];
  for await (const { sha256, storedAt } of platform.storage.list()) {
    if (storedAt.getTime() < before) hashes.push(sha256);
    if (hashes.length < lot) continue;
    await sweepLot(platform, hashes);
    hashes = [];
  }
  await sweepLot(platform, hashes);
}

async function sweepLot(platform: SweepPlatform, hashes: readonly string[]): Promise<void> {
  const used = new Set(await inUse(platform.db, hashes));
  for (const sha256 of hashes) {
    if (used.has(sha256)) continue;
    await inTransaction(platform.db, (tx) => deleteBytes(platform, tx, sha256));
  }
}

/** Deletes bytes that nothing names any more; while a backup copies the files, they wait for the next sweep. */
export async function deleteBytes(
  { storage }: Pick<Platform, 'storage'>,
  tx: Tx,
  sha256: string,
): Promise<void> {
  // The lock is for a deposit of the same bytes at this very moment.
  await lockBytes(tx, sha256);
  const isKept = (await inUse(tx, [sha256])).length > 0 || !(await mayDeleteFiles(tx));
  if (!isKept) await storage.delete(sha256);
}

async function inUse(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const found = await Promise.all(
    [namedBytes, bytesOfPages, ...usersOfBytes].map((users) => users(db, hashes)),
  );
  return found.flat();
}
