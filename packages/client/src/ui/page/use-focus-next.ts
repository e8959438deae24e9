import { useLayoutEffect, useRef } from 'react';
import { focusFirstControl } from './focus.ts';

/**
 * Returns a function that gives the focus to the element with this id as soon as React has drawn it, so that the next
 * key is typed there.
 */
export function useFocusNext(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = wanted.current === null ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = null;
    focusFirstControl(element);
  });
  return (id) => {
    wanted.current = id;
  };
}
