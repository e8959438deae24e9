import { useEffect } from 'react';

/** A page is drawn after its address has changed, so it goes to the anchor itself. */
export function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
}
