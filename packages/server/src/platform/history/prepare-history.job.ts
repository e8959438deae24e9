import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { type JobRow, job, worker } from '../jobs/job.ts';
import { prepareHistory } from './history.sql.ts';

const prepareHistoryJob = job({ name: 'historique.preparer-annee', schema: z.object({}), cron: '7 3 * * *' });

export const prepareHistoryWorker = (db: Db): JobRow =>
  worker(prepareHistoryJob, async () => {
    await prepareHistory(db);
  });
