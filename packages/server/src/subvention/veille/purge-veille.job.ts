import { keptSince } from '@asso/domain/referentiel/conservation.rules';
import { z } from 'zod';
import { job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetPresences } from './veille.sql.ts';

const purgeVeilleJob = job({
  name: 'subvention.purger-presences',
  schema: z.strictObject({}),
  cron: '5 * * * *',
});

/** Forgets the people who had a page open, some time after they left it. */
export const purgeVeilleWorker = ({ db, clock }: Platform) =>
  worker(purgeVeilleJob, async () => {
    await forgetPresences(db, keptSince('presence', clock.now()));
  });
