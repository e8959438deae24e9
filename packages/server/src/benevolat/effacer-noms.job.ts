import { erasedNom } from '@asso/domain/benevolat/conservation.rules';
import { keptSince } from '@asso/domain/referentiel/conservation.rules';
import { z } from 'zod';
import { inTransaction } from '../platform/db/transaction.ts';
import { writeHistory } from '../platform/history/history.sql.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { eraseNoms } from './declaration.sql.ts';
import { objetDeclaration } from './log.sql.ts';

/** The job erases each night the names kept longer than conservation.rules.ts allows. */
const effacerJob = job({
  name: 'benevolat.effacer-noms',
  schema: z.object({}),
  cron: '35 3 * * *',
  maxSeconds: 3000,
});

export const eraseNomsWorker = (platform: Platform): JobRow =>
  worker(effacerJob, () => eraseBenevoleNoms(platform));

const lot = 500;

/**
 * Erases the names of the declarations kept long enough, each batch in its own transaction. What statistics need stays:
 * session, association, hours, status, reason and days.
 */
export async function eraseBenevoleNoms({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const at = clock.now();
  const avant = keptSince('declarationCec', at);
  const erase = () =>
    inTransaction(db, async (tx) => {
      const ids = await eraseNoms(tx, { avant, nom: erasedNom, limit: lot });
      for (const id_objet of ids) {
        await writeHistory(tx, { objet: objetDeclaration, id_objet, by: null, at, action: 'cec.effacer' });
      }
      return ids.length;
    });
  while ((await erase()) > 0) {
    // Nothing to do here: the condition itself erases a batch.
  }
}
