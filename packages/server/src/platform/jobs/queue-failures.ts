import { isOutage } from '../http/health/outage.ts';
import type { Log } from '../log/log.ts';

type Given = {
  log: Log;
  /** Rejects when the queue cannot be read. */
  ask: () => Promise<unknown>;
  /** How long without a failure ends an outage: more than a worker's pause between two looks. */
  quietMs?: number;
};

/**
 * Logs an outage of the database once, with its cause, and once more when it is over, because each worker and timer
 * of the library meets it again every few seconds. Any other error is logged each time.
 */
export function queueFailures({ log, ask, quietMs = 12_000 }: Given) {
  // Times come from the monotonic clock, because the clock of the day may jump.
  let outage: { since: number; last: number; unsaid: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const watch = () => {
    timer = setTimeout(look, quietMs / 4);
    timer.unref();
  };
  const look = async () => {
    const isUp = await ask().then(() => true, failed);
    if (isStopped || outage === undefined) return;
    const { since, last, unsaid } = outage;
    if (!isUp || performance.now() - last < quietMs) return watch();
    outage = undefined;
    log.info({ seconds: Math.ceil((last - since) / 1000), unsaid }, 'job queue is back');
  };
  const failed = (thrown: unknown): false => {
    const error = errorOf(thrown);
    const now = performance.now();
    if (outage !== undefined && isOutage(error)) {
      outage.last = now;
      outage.unsaid += 1;
      return false;
    }
    log.error({ err: error }, 'job queue failed');
    if (isOutage(error)) {
      outage = { since: now, last: now, unsaid: 0 };
      if (!isStopped) watch();
    }
    return false;
  };
  return {
    failed: (thrown: unknown): void => void failed(thrown),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Makes an Error again of what the library reports as a plain copy of the fields of an error. */
function errorOf(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown === 'string') return new Error(thrown);
  const { message, stack, code } = (thrown ?? {}) as { message?: string; stack?: string; code?: string };
  const error = new Error(message ?? 'no reason given');
  return Object.assign(error, { ...(stack ? { stack } : {}), ...(code ? { code } : {}) });
}
