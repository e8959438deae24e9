import { z } from 'zod';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { keepCourrier } from './keep-courrier.ts';

/** The job is queued in the transaction of the letter, so that its PDF exists soon after, even if nobody opens it. */
export const drawCourrierJob = job({ name: 'courrier.dessiner', schema: z.strictObject({ id: z.uuid() }) });

export const drawCourrierWorker = (platform: Platform): JobRow =>
  worker(drawCourrierJob, ({ id }) => keepCourrier(platform, id));
