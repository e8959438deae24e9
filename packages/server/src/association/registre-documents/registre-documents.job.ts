import { jourMs } from '@asso/domain/identifiants/durees';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAssociation } from '../association.sql.ts';
import { readRegistres } from './lire-registres.ts';
import type { Registres } from './registre.ts';
import { closeLecture, findLecture, takeLecture } from './registre-documents.sql.ts';

/**
 * The registers are asked when somebody opens an association's documents; after an outage the next opening asks again,
 * not the job.
 */
const lireJob = job({
  name: 'association.lire-registres',
  schema: z.strictObject({ id_association: z.uuid() }),
  retries: 2,
});

const retryMs = 600_000;

export type EtatRegistre = {
  etat: 'absent' | 'en_cours' | 'lu' | 'inaccessible';
  lu_le: string | null;
  invente: boolean;
};

type RegistresNow = () => Registres;

/**
 * Gives what is known of the registers and, when that is a day old, starts asking them without making the visitor
 * wait.
 */
export async function etatRegistre(
  platform: Platform,
  registres: RegistresNow,
  id_association: string,
): Promise<EtatRegistre> {
  const { branches, isInvente } = registres();
  if (branches.length === 0) return { etat: 'absent', lu_le: null, invente: false };
  const now = platform.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const wanted = { id_association, now, fresh: before(jourMs), retry: before(retryMs) };
  await inTransaction(platform.db, async (tx) => {
    if (await takeLecture(tx, wanted)) await platform.jobs.enqueue(tx, lireJob, { id_association });
  });
  const lecture = await findLecture(platform.db, id_association);
  return {
    etat: lecture?.etat ?? 'en_cours',
    lu_le: lecture?.lu_le?.toISOString() ?? null,
    invente: isInvente,
  };
}

export const registreDocumentsWorker = (platform: Platform, registres: RegistresNow): JobRow =>
  worker(lireJob, async ({ id_association }) => {
    const association = await findAssociation(platform.db, { kind: 'uuid', value: id_association });
    if (!association) return;
    const isWhole = await readRegistres(platform, registres(), association);
    const lu_le = platform.clock.now();
    await closeLecture(
      platform.db,
      id_association,
      isWhole ? { etat: 'lu', lu_le } : { etat: 'inaccessible' },
    );
  });
