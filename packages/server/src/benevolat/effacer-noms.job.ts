import { z } from 'zod';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { effacerNoms } from './effacer-noms.ts';

/** Each night, it erases names kept longer than conservation.rules.ts allows. */
const effacerJob = job({
  name: 'benevolat.effacer-noms',
  schema: z.object({}),
  cron: '35 3 * * *',
  maxSeconds: 3000,
});

export const effacerNomsWorker = (platform: Platform): JobRow =>
  worker(effacerJob, () => effacerNoms(platform));
