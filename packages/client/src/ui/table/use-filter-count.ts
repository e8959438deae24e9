import { useEffect, useRef } from 'react';
import { announce } from '../page/announcer.ts';
import type { FilterValues } from './filters.ts';

/**
 * Announces the number of results each time it changes, and returns its element with the function that changes the
 * filters.
 */
export function useFilterCount(countText: string, onChange: (values: FilterValues) => void) {
  useEffect(() => announce(countText), [countText]);
  const total = useRef<HTMLParagraphElement>(null);
  /** The pressed button disappears with its filter, so the focus goes to the number of results. */
  const change = (next: FilterValues) => {
    onChange(next);
    total.current?.focus();
  };
  return { total, change };
}
