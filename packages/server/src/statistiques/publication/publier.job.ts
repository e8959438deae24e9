import { z } from 'zod';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { makePublication } from './make-publication.ts';
import { listServicesQuiPublient } from './publication.sql.ts';

/** Runs each night for all the services that publish, and at once for one that has just chosen to. */
export const publierJob = job({
  name: 'statistiques.publier',
  schema: z.strictObject({ service: z.uuid().optional() }),
  cron: '10 2 * * *',
  maxSeconds: 3600,
});

export const publierWorker = ({ db, clock }: Platform): JobRow =>
  worker(publierJob, async ({ service }) => {
    const all = await listServicesQuiPublient(db);
    const asked = all.filter(({ id_service }) => service === undefined || id_service === service);
    for (const { id_service } of asked) await makePublication(db, { id: id_service, at: clock.now() });
  });
