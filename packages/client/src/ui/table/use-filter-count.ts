import { useEffect, useRef } from 'react';
import { announce } from '../page/announcer.ts';
import type { FilterValues } from './filters.ts';

/** The number of results is announced each time it changes. */
export function useFilterCount(countText: string, onChange: (values: FilterValues) => void) {
  useEffect(() => announce(countText), [countText]);
  const total = useRef<HTMLParagraphElement>(null);
  /** The pressed button disappears with its filter, so the number of results takes the focus. */
  const change = (next: FilterValues) => {
    onChange(next);
    total.current?.focus();
  };
  return { total, change };
}
