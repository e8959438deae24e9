import { useSyncExternalStore } from 'react';

export const narrow = '(max-width: 47.99em)';
export const medium = '(max-width: 61.99em)';

/** Tells whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
