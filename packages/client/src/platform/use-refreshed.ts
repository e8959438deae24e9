import { useEffect, useState } from 'react';

/**
 * Reads again what the page shows, since it may be older than the act just done; returns true once it has been read.
 */
export function useRefreshed(refresh: () => Promise<unknown>): boolean {
  const [isRefreshed, setIsRefreshed] = useState(false);
  useEffect(() => {
    void refresh().then(() => setIsRefreshed(true));
  }, [refresh]);
  return isRefreshed;
}
