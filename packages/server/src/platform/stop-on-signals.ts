const patienceSeconds = 45;

/** Stops in order on a signal, or when the program that started this one is gone; a second signal insists. */
export function stopOnSignals(stop: () => Promise<void>, delaySeconds = 0): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), (patienceSeconds + delaySeconds) * 1000).unref();
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
