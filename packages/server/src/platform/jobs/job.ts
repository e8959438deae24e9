import type { z } from 'zod';

/** What work there is, by name; its handler is added where the platform is known. */
export type Job<S extends z.ZodType = z.ZodType> = {
  /** `<feature>.<what>`, never renamed: jobs already written carry it. */
  name: string;
  schema: S;
  /** Tries after the first (8), each later than the one before: from `retryDelaySeconds` (5), doubled, to an hour. */
  retries?: number;
  retryDelaySeconds?: number;
  /** A try that lasts longer is taken for dead and done again (300). */
  maxSeconds?: number;
  /** Minute, hour, day, month, weekday, in Europe/Paris: run with no other cause, `data` being `{}`. */
  cron?: string;
  /** How many at once on each server (1). */
  concurrency?: number;
};

export type JobContext = { id: string; attempt: number; isLastAttempt: boolean; signal: AbortSignal };

/** A job and what does it, at least once: doing it twice must be the same as doing it once. */
export type JobRow = Job & { handler: (data: unknown, context: JobContext) => Promise<void> };

export const job = <S extends z.ZodType>(row: Job<S>): Job<S> => row;

/** Gives a job its handler; what was written by an older version is parsed again. */
export const worker = <S extends z.ZodType>(
  row: Job<S>,
  handler: (data: z.output<S>, context: JobContext) => Promise<void>,
): JobRow => ({ ...row, handler: async (data, context) => handler(row.schema.parse(data), context) });
