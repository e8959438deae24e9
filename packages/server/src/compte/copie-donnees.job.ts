import { z } from 'zod';
import { job } from '../platform/jobs/job.ts';

/** Done by the feature that knows all the others (vie-privee). */
export const copieJob = job({
  name: 'vie-privee.preparer-copie',
  schema: z.strictObject({ id: z.uuid() }),
  retries: 3,
  maxSeconds: 1800,
});
