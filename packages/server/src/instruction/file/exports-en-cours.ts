/** An export holds a connection until its end, and the other requests need some too. */
const mostAtOnce = 2;
let running = 0;

/** Tells whether one more export may begin now. */
export const hasPlace = (): boolean => running < mostAtOnce;

/** Holds a place from the first byte to the last, or until the reader is gone. */
export async function* inPlace<T>(work: AsyncIterable<T>): AsyncGenerator<T> {
  running++;
  try {
    yield* work;
  } finally {
    running--;
  }
}
