/** Once the page is drawn and the browser has nothing better to do, after two seconds at most; gives back how to renounce. */
export function whenIdle(work: () => void): () => void {
  // Safari does not know it.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, quietMs);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}

const quietMs = 200;
