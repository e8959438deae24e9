// A page that is closed takes its timers along. The window a test draws in leaves them to Node, where they
// would find no document: they end with the file that started them.
import { afterAll } from 'vitest';

const started = new Set<ReturnType<typeof setTimeout>>();
const withNode = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };

/** The same function, whose timers are remembered. */
const remembered = (start: typeof setTimeout | typeof setInterval) =>
  ((...given: Parameters<typeof setTimeout>) => {
    const timer = start(...given);
    started.add(timer);
    return timer;
  }) as typeof setTimeout & typeof setInterval;

globalThis.setTimeout = remembered(withNode.setTimeout);
globalThis.setInterval = remembered(withNode.setInterval);

afterAll(() => {
  for (const timer of started) clearTimeout(timer);
});
