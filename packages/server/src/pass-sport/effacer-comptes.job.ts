import { z } from 'zod';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { effacerComptes } from './effacer-comptes.ts';

/**
 * It runs each night before vie-privee.lignes-retirees, which deletes the bank accounts that nothing names any
 * more.
 */
const effacerJob = job({
  name: 'pass-sport.effacer-comptes',
  schema: z.object({}),
  cron: '15 2 * * *',
  maxSeconds: 3000,
});

export const effacerComptesWorker = (platform: Platform): JobRow =>
  worker(effacerJob, () => effacerComptes(platform));
