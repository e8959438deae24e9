import { computeDonne } from '@asso/domain/catalogue/public/donne.rules';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { listCampagneDecisions, writeDonne } from './donne.sql.ts';

/**
 * The job runs when nobody works; a later hour changes nothing, since the page of a subvention gives the figures of a
 * year that is over.
 */
const donneJob = job({
  name: 'catalogue.compter-donne',
  schema: z.strictObject({}),
  cron: '20 2 * * *',
  maxSeconds: 1800,
});

export const donneWorker = ({ db, clock }: Platform): JobRow =>
  worker(donneJob, () =>
    inTransaction(db, async (trx) => {
      const counted = (await listCampagneDecisions(trx, clock.now())).flatMap(
        ({ id_subvention, ...decisions }) => {
          const donne = computeDonne(decisions);
          return donne ? [{ id_subvention, donne }] : [];
        },
      );
      await writeDonne(trx, counted);
    }),
  );
