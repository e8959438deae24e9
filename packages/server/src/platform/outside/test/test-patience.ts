// Test support: time-outs towards outside services never expire by themselves, so that no test depends on the speed
// of the machine. A test whose service stays silent calls `fallSilent`, which makes them all expire at once.

declare global {
  var waitingForOthers: Set<AbortController> | undefined;
}

// This module is loaded again for each test file of a worker, so the set is kept on the worker itself.
globalThis.waitingForOthers ??= new Set();
const waiting = globalThis.waitingForOthers;

AbortSignal.timeout = () => {
  const wait = new AbortController();
  waiting.add(wait);
  return wait.signal;
};

/** Makes every pending time-out expire. */
export function fallSilent(): void {
  for (const wait of waiting)
    wait.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  waiting.clear();
}
