import { copieJob } from '../compte/profil/copie-donnees.job.ts';
import { endCopie } from '../compte/profil/copie-donnees.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, worker } from '../platform/jobs/job.ts';
import { type Copieur, prepareCopie } from './prepare-copie.ts';

/** Prepares a copy; one that fails at the last try is marked as failed, so that the person may ask again. */
export const copieWorker = (copieur: Copieur): JobRow =>
  worker(copieJob, async ({ id }, { isLastAttempt }) => {
    try {
      await prepareCopie(copieur, id);
    } catch (error) {
      if (isLastAttempt) await inTransaction(copieur.platform.db, (tx) => endCopie(tx, id, null));
      throw error;
    }
  });
