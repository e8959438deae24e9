import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { type JobRow, job, worker } from '../../jobs/job.ts';
import { purgeKeys } from '../idempotency/idempotency.sql.ts';

const purgeKeysJob = job({ name: 'idempotence.purger', schema: z.object({}), cron: '17 * * * *' });

export const purgeKeysWorker = (db: Db): JobRow =>
  worker(purgeKeysJob, () => purgeKeys(db, conservations.requete.duree));
