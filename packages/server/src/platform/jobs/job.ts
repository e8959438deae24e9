import type { z } from 'zod';

/** Describes a kind of job, by name; its handler is added where the platform is known. */
export type Job<S extends z.ZodType = z.ZodType> = {
  /** The name is `<feature>.<what>` and never changes: jobs already written carry it. */
  name: string;
  schema: S;
  /**
   * The number of tries after the first (8 by default). The delay between them starts at `retryDelaySeconds` (5) and
   * doubles, up to an hour.
   */
  retries?: number;
  retryDelaySeconds?: number;
  /** A try that lasts longer is considered dead, and the job is tried again (300 by default). */
  maxSeconds?: number;
  /** The schedule in Europe/Paris: minute, hour, day, month, weekday. Such a job runs with `{}` as its `data`. */
  cron?: string;
  /** The number of these jobs that each server runs at once (1 by default). */
  concurrency?: number;
};

export type JobContext = { id: string; attempt: number; isLastAttempt: boolean; signal: AbortSignal };

/** A job with its handler, which may run more than once: running it twice must do the same as running it once. */
export type JobRow = Job & { handler: (data: unknown, context: JobContext) => Promise<void> };

export const job = <S extends z.ZodType>(row: Job<S>): Job<S> => row;

/** Gives a job its handler. The data is parsed again, as an older version may have written it. */
export const worker = <S extends z.ZodType>(
  row: Job<S>,
  handler: (data: z.output<S>, context: JobContext) => Promise<void>,
): JobRow => ({ ...row, handler: async (data, context) => handler(row.schema.parse(data), context) });
