import { keptSince } from '@asso/domain/referentiel/conservation.rules';
import { z } from 'zod';
import { job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteOldEchecs } from '../connexion/echec-connexion.sql.ts';
import { deleteOldEssais } from '../identite-externe/identite-externe.sql.ts';
import { deleteOldInscriptions } from '../inscription/inscription.sql.ts';
import { deleteOldLiens } from '../lien.sql.ts';
import { deleteOldAppareils } from './appareil.sql.ts';
import { deleteOldSessions } from './session.sql.ts';

const purgeSessionsJob = job({
  name: 'compte.purger-sessions',
  schema: z.strictObject({}),
  cron: '20 3 * * *',
});

/**
 * Deletes sessions, trusted browsers, failed sign-ins, links, sign-ins by a provider and registrations long after their
 * end (conservation.rows.ts), when they no longer decide anything.
 */
export const purgeSessionsWorker = ({ db, clock }: Platform) =>
  worker(purgeSessionsJob, async () => {
    const ended = keptSince('connexion', clock.now());
    await deleteOldSessions(db, ended);
    await deleteOldAppareils(db, ended);
    await deleteOldEchecs(db, ended);
    await deleteOldLiens(db, ended);
    await deleteOldEssais(db, ended);
    await deleteOldInscriptions(db, keptSince('inscription', clock.now()));
  });
