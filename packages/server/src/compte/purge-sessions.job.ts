import { inscriptionSecondes } from '@asso/domain/compte/inscription.rules';
import { z } from 'zod';
import { job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteOldAppareils } from './appareil.sql.ts';
import { deleteOldEchecs } from './echec-connexion.sql.ts';
import { deleteOldInscriptions } from './inscription.sql.ts';
import { deleteOldLiens } from './lien.sql.ts';
import { deleteOldSessions } from './session.sql.ts';

const purgeSessionsJob = job({
  name: 'compte.purger-sessions',
  schema: z.strictObject({}),
  cron: '20 3 * * *',
});

/** A day after their end neither sessions, nor failed sign-ins, nor links decide anything. */
export const purgeSessionsWorker = ({ db, clock }: Platform) =>
  worker(purgeSessionsJob, async () => {
    const yesterday = new Date(clock.now().getTime() - 24 * 3600 * 1000);
    await deleteOldSessions(db, yesterday);
    await deleteOldAppareils(db, yesterday);
    await deleteOldEchecs(db, yesterday);
    await deleteOldLiens(db, yesterday);
    await deleteOldInscriptions(db, new Date(clock.now().getTime() - inscriptionSecondes * 1000));
  });
