import { keptSince } from '@asso/domain/referentiel/conservation.rules';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { type JobRow, job, worker } from '../jobs/job.ts';
import { purgeMails } from './mail.sql.ts';

const purgeMailsJob = job({ name: 'courriel.purger', schema: z.object({}), cron: '41 3 * * *' });

export const purgeMailsWorker = ({ db, clock }: { db: Db; clock: Clock }): JobRow =>
  worker(purgeMailsJob, () => purgeMails(db, keptSince('courriel', clock.now())));
