/** Each export holds a connection until its end: others must find some. */
const mostAtOnce = 2;
let running = 0;

/** Whether one more may begin now. */
export const hasPlace = (): boolean => running < mostAtOnce;

/** Holds a place from the first byte to the last, or until whoever reads has gone. */
export async function* inPlace<T>(work: AsyncIterable<T>): AsyncGenerator<T> {
  running++;
  try {
    yield* work;
  } finally {
    running--;
  }
}
