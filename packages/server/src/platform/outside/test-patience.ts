// Test support: who waits for a service outside waits as long as this machine needs, and no test depends on its speed. A service of
// a test that will stay silent says so by `fallSilent`: what waits for it is told at once that its time is over.

declare global {
  var waitingForOthers: Set<AbortController> | undefined;
}

// The files of a worker share their modules, but this one is read again for each: the set is that of the worker.
globalThis.waitingForOthers ??= new Set();
const waiting = globalThis.waitingForOthers;

AbortSignal.timeout = () => {
  const wait = new AbortController();
  waiting.add(wait);
  return wait.signal;
};

/** The time of whoever waits is over. */
export function fallSilent(): void {
  for (const wait of waiting)
    wait.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  waiting.clear();
}
