import { useEffect } from 'react';

/** Pages come after their address: its anchor is gone to once they are drawn. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
}
