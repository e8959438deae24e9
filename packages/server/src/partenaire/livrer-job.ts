import { z } from 'zod';
import { job } from '../platform/jobs/job.ts';

/** Runs each minute for deliveries to try again, and as soon as a new one is written. */
export const deliverJob = job({
  name: 'partenaire.livrer',
  schema: z.object({}),
  cron: '* * * * *',
  concurrency: 3,
  maxSeconds: 240,
  // The job itself is not retried: each delivery has its own next try, and the job runs again within a minute.
  retries: 0,
});
