import { z } from 'zod';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { closeSessions } from './close-session.ts';

/** Runs each hour, so also just after midnight, when a session may have ended. */
const closeJob = job({
  name: 'benevolat.clore',
  schema: z.object({}),
  cron: '2 * * * *',
  maxSeconds: 3000,
});

export const closeSessionWorker = (platform: Platform): JobRow =>
  worker(closeJob, () => closeSessions(platform));
