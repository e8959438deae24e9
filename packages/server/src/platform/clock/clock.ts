/** Features read the time of day on this clock, so that a test can set it to any instant. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves when the test moves it. */
export type TestClock = Clock & { set(at: Date | string): void; advance(seconds: number): void };

export function aClock(at: Date | string = '2026-03-02T09:00:00Z'): TestClock {
  let now = new Date(at);
  return {
    now: () => new Date(now),
    set: (to) => {
      now = new Date(to);
    },
    advance: (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
  };
}
