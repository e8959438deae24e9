const patienceSeconds = 45;
/**
 * A start in progress, for instance the creation of the database, is finished before the stop: if it were cut,
 * PostgreSQL would be left running.
 */
const startSeconds = 300;

/** Stops in order on a signal, or when the launcher of this process is gone; a second signal forces the end. */
export function stopOnSignals(
  stop: () => Promise<void>,
  { starting, delaySeconds = 0 }: { starting: Promise<unknown>; delaySeconds?: number },
): void {
  let isStopping = false;
  let isStarting = true;
  const started = () => {
    isStarting = false;
  };
  starting.then(started, started);
  const end = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
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
