import { z } from 'zod';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { effacerBeneficiaires } from './effacer-beneficiaires.ts';

/** Each night, it erases beneficiaries kept longer than conservation.rules.ts allows. */
const effacerJob = job({
  name: 'pass-sport.effacer-beneficiaires',
  schema: z.object({}),
  cron: '25 3 * * *',
  maxSeconds: 3000,
});

export const effacerBeneficiairesWorker = (platform: Platform): JobRow =>
  worker(effacerJob, () => effacerBeneficiaires(platform));
