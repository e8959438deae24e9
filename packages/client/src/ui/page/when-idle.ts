/** It runs the work once the browser is idle, after two seconds at most; the function it returns cancels the work. */
export function whenIdle(work: () => void): () => void {
  // Safari does not have requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, quietMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

const quietMs = 200;
