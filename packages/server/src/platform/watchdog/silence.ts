type Look = { silentMs: number; elapsedMs: number; everyMs: number; hasBeaten: boolean };

/**
 * Measures how long the event loop has been silent, at each new look. When the look itself comes late, this thread
 * did not run either (the computer slept, the process was stopped, the machine was overloaded), so the extra time
 * does not count.
 */
export const silenceAfter = ({ silentMs, elapsedMs, everyMs, hasBeaten }: Look): number =>
  hasBeaten ? 0 : silentMs + Math.min(elapsedMs, everyMs);
