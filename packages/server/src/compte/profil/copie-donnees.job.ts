import { z } from 'zod';
import { job } from '../../platform/jobs/job.ts';

/** The feature that knows all the others (vie-privee) runs this job. */
export const copieJob = job({
  name: 'vie-privee.preparer-copie',
  schema: z.strictObject({ id: z.uuid() }),
  retries: 3,
  maxSeconds: 1800,
});
