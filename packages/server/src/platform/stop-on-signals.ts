const patienceSeconds = 45;
/**
 * A start in progress, for instance the creation of the database, is finished before the stop: if it were cut,
 * PostgreSQL would be left running.
 */
const startSeconds = 300;

/** systemd, a platform or a terminal signals every process at once, and the launcher passes its own on to this one. */
const oneStopMs = 1000;

/**
 * Stops in order on a signal, or when the launcher of this process is gone; a second signal, later than those that come with the
 * first, forces the end.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  { starting, delaySeconds = 0 }: { starting: Promise<unknown>; delaySeconds?: number },
): void {
  let askedMs: number | undefined;
  let isStarting = true;
  const started = () => {
    isStarting = false;
  };
  starting.then(started, started);
  const end = async () => {
    if (askedMs !== undefined) {
      if (performance.now() - askedMs > oneStopMs) process.exit(1);
      return;
    }
    askedMs = performance.now();
    const seconds = patienceSeconds + delaySeconds + (isStarting ? startSeconds : 0);
    setTimeout(() => process.exit(1), seconds * 1000).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`L’arrêt a échoué : ${(error as Error).message}\n`);
      process.exit(1);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end());
  process.on('disconnect', () => void end());
}
