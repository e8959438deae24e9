import { useEffect, useState } from 'react';

/** Reads again what is shown, which may be older than what was just done: whether that has been read. */
export function useRefreshed(refresh: () => Promise<unknown>): boolean {
  const [isRefreshed, setIsRefreshed] = useState(false);
  useEffect(() => {
    void refresh().then(() => setIsRefreshed(true));
  }, [refresh]);
  return isRefreshed;
}
