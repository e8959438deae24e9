type Look = { silentMs: number; elapsedMs: number; everyMs: number; hasBeaten: boolean };

/**
 * For how long the event loop has been silent, after one more look. A look that comes late says that this thread did not run
 * either (a computer that sleeps, a process that was stopped, a machine that cannot follow): that time proves nothing.
 */
export const silenceAfter = ({ silentMs, elapsedMs, everyMs, hasBeaten }: Look): number =>
  hasBeaten ? 0 : silentMs + Math.min(elapsedMs, everyMs);
