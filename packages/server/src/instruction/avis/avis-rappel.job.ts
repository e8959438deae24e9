import { dueRappel, rappelMaxJours } from '@asso/domain/dossier/rappel.rules';
import { paris } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { isAvisOuvert } from '@asso/domain/instruction/avis.states';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import { isDayThere } from '../../platform/mail/jour.ts';
import type { Platform } from '../../platform/platform.ts';
import { listAvisARappeler, markRappelAvis } from './avis.sql.ts';
import { tellSoonDue } from './tell-avis.ts';

/** The job runs each hour; nobody is reminded twice of the same deadline. */
const avisRappelJob = job({
  name: 'instruction.rappeler-avis',
  schema: z.object({}),
  cron: '15 * * * *',
  maxSeconds: 1800,
});

export const avisRappelWorker = (platform: Platform): JobRow =>
  worker(avisRappelJob, async () => {
    const now = platform.clock.now();
    if (!isDayThere(now, paris)) return;
    const until = addJours(now, rappelMaxJours);
    for (const row of await listAvisARappeler(platform.db, { now, until })) {
      const jours = dueRappel({ echeance: row.avant_le, now, zone: paris });
      if (jours === null || !isAvisOuvert(row)) continue;
      await inTransaction(platform.db, async (trx) => {
        if (await markRappelAvis(trx, row.id, jours)) await tellSoonDue(platform, trx, row);
      });
    }
  });
