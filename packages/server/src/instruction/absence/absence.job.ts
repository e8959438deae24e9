import { localDay } from '@asso/domain/identifiants/dates-affichees';
import { keptSince } from '@asso/domain/referentiel/conservation.rules';
import { z } from 'zod';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { purgeAbsences } from './absence.sql.ts';

const purgeAbsencesJob = job({
  name: 'instruction.purger-absences',
  schema: z.object({}),
  cron: '55 3 * * *',
});

export const purgeAbsencesWorker = ({ db, clock }: Platform): JobRow =>
  worker(purgeAbsencesJob, async () => {
    await purgeAbsences(db, localDay(keptSince('absence', clock.now())));
  });
