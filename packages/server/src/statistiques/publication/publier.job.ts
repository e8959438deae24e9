import { z } from 'zod';
import type { HistoryListener } from '../../platform/history/history-listeners.ts';
import { type JobRow, job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { makePublication } from './make-publication.ts';
import { listPublications, listPublishingServices } from './publication.sql.ts';

/**
 * Runs each night for all the services that publish, and at once for one that has just chosen to or that amended a
 * decision, whose former sum is public.
 */
export const publishJob = job({
  name: 'statistiques.publier',
  schema: z.strictObject({ service: z.uuid().optional() }),
  cron: '10 2 * * *',
  maxSeconds: 3600,
});

export const publishWorker = ({ db, clock }: Platform): JobRow =>
  worker(publishJob, async ({ service }) => {
    const all = await listPublishingServices(db);
    const asked = all.filter(({ id_service }) => service === undefined || id_service === service);
    for (const { id_service } of asked) await makePublication(db, { id: id_service, at: clock.now() });
  });

/** Publishes anew what a service has public, as soon as a decision of its own is amended. */
export const publishAtOnce =
  ({ jobs }: Pick<Platform, 'jobs'>): HistoryListener =>
  async (tx, { action, details }) => {
    const service = details?.id_service;
    if (action !== 'decision.modifiee' || typeof service !== 'string') return;
    const [publication] = await listPublications(tx, [service]);
    if (publication?.publie) await jobs.enqueue(tx, publishJob, { service });
  };
