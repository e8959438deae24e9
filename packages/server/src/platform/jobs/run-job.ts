import type { JobWithMetadata } from 'pg-boss';
import type { Log } from '../log/log.ts';
import type { JobRow } from './job.ts';

type Taken = Pick<JobWithMetadata, 'id' | 'retryCount' | 'retryLimit'> & {
  data: unknown;
  signal?: AbortSignal;
};

/** Tries a job once; a failure is logged, and the queue decides what follows. */
export async function runJob(row: JobRow, taken: Taken, log: Log): Promise<void> {
  const isLastAttempt = taken.retryCount >= taken.retryLimit;
  const about = { job: row.name, id: taken.id, attempt: taken.retryCount + 1 };
  try {
    await row.handler(taken.data ?? {}, {
      id: taken.id,
      attempt: about.attempt,
      isLastAttempt,
      signal: taken.signal ?? new AbortController().signal,
    });
    log.info(about, 'job done');
  } catch (error) {
    if (isLastAttempt) log.error({ ...about, err: error }, 'job dead');
    else log.warn({ ...about, err: error }, 'job failed');
    throw error;
  }
}
