/** Of the runtime: what a burst of requests leaves behind is returned sooner, some hundred megabytes less after a while. */
export const serverFlags = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=20',
  // From the second start on, what strips types is not loaded; Node warns of it at the first.
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('types-once.mjs', import.meta.url).href,
];

export const serverEnv = {
  // Of glibc: one pool of memory for each thread would keep what the others need, and what is freed goes back at once.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};
