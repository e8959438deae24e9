import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { Job } from './job.ts';

export type Jobs = {
  /** Written in the transaction of its cause: rolled back with it, done soon after it commits. */
  enqueue<S extends z.ZodType>(tx: Tx, job: Job<S>, data: z.input<S>): Promise<void>;
};
