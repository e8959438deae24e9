// Ends, after a test file, the timers that it started: closing a real page ends them, but the simulated page leaves
// them to Node, where they would find no document. Test files that draw nothing share a worker, so the replaced
// functions are put back.
import { afterAll, vi } from 'vitest';

const started = new Set<ReturnType<typeof setTimeout>>();
const withNode = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };

/** The same function, which also remembers its timers. */
const remembered = (start: typeof setTimeout | typeof setInterval) =>
  ((...given: Parameters<typeof setTimeout>) => {
    const timer = start(...given);
    started.add(timer);
    return timer;
  }) as typeof setTimeout & typeof setInterval;

globalThis.setTimeout = remembered(withNode.setTimeout);
globalThis.setInterval = remembered(withNode.setInterval);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const timer of started) clearTimeout(timer);
  Object.assign(globalThis, withNode);
});
