/**
 * No more exports than this run at once: each holds a connection to the database until its end, and other requests need
 * some too.
 */
const mostAtOnce = 2;
let running = 0;

/** Tells whether one more export may begin now. */
export const hasPlace = (): boolean => running < mostAtOnce;

/** Counts an export as running from its first byte to its last, or until its reader is gone. */
export async function* inPlace<T>(work: AsyncIterable<T>): AsyncGenerator<T> {
  running++;
  try {
    yield* work;
  } finally {
    running--;
  }
}
