import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

/**
 * The job that prepares a copy is run by the feature vie-privee, which knows all the others; here it is only asked
 * for.
 */
export const copieJob = job({
  name: 'vie-privee.preparer-copie',
  schema: z.strictObject({ id: z.uuid() }),
  retries: 3,
  maxSeconds: 1800,
});
