import { z } from 'zod';
import { job } from '../platform/jobs/job.ts';

/** Each minute for what is tried again, and as soon as something new is written. */
export const livrerJob = job({
  name: 'partenaire.livrer',
  schema: z.object({}),
  cron: '* * * * *',
  concurrency: 3,
  maxSeconds: 240,
  // What could not be sent has its own next try; the next minute comes anyway.
  retries: 0,
});
