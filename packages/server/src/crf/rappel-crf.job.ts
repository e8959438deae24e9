import { dueRappelCrf, echeanceCrf } from '@asso/domain/crf/echeance-crf.rules';
import { rappelCrfMaxJours } from '@asso/domain/dossier/crf-attendu.rules';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { joursMs } from '@asso/domain/identifiants/durees';
import { z } from 'zod';
import { findDossier } from '../dossier/dossier.sql.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { eachByLots } from '../platform/jobs/each-by-lots.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import { isDayThere } from '../platform/mail/jour.ts';
import type { Platform } from '../platform/platform.ts';
import { type CrfExpected, listCrfsARappeler, takeRappelCrf } from './crf-list.sql.ts';
import { tellRappelCrf } from './tell-crf.ts';

/** The job runs each hour, because it is not day everywhere at once; nobody is reminded twice. */
const rappelCrfJob = job({
  name: 'crf.rappeler',
  schema: z.object({}),
  cron: '15 * * * *',
  maxSeconds: 3000,
});

const lot = 500;
export const rappelCrfWorker = (platform: Platform): JobRow =>
  worker(rappelCrfJob, async () => {
    const exercices = exercicesProches(platform.clock.now());
    // During most of the year, no deadline is near.
    if (exercices.length === 0) return;
    await eachByLots({
      lot,
      list: (after: CrfExpected | null, limit) =>
        listCrfsARappeler(platform.db, { exercices, after: after?.id_dossier ?? null, limit }),
      act: (one) => remindOne(platform, one),
    });
  });

/**
 * Gives the exercise whose deadline is near, not yet come or just passed, in a list that is empty when there is none.
 * It can only be last year's, since a report is due on 30 June of the following year.
 */
export const exercicesProches = (now: Date): number[] =>
  [localYear(now) - 1].filter(
    (exercice) => Math.abs(echeanceCrf(exercice).getTime() - now.getTime()) <= joursMs(rappelCrfMaxJours + 1),
  );

/** Sends the reminder that is due, if any, in a transaction of its own. */
async function remindOne(
  platform: Platform,
  { id_dossier, exercice, zone, rappels }: CrfExpected,
): Promise<void> {
  const now = platform.clock.now();
  const echeance = echeanceCrf(exercice, zone);
  const jours = dueRappelCrf({ echeance, now, zone, rappels: rappels ?? undefined });
  if (jours === null || !isDayThere(now, zone)) return;
  await inTransaction(platform.db, async (trx) => {
    const dossier = await findDossier(trx, id_dossier);
    if (!dossier || dossier.est_supprime) return;
    if (!(await takeRappelCrf(trx, { id_dossier, exercice, jours, envoye_le: now }))) return;
    await tellRappelCrf(platform, trx, { dossier, exercice, echeance, zone });
  });
}
