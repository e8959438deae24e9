import { useLayoutEffect, useRef } from 'react';
import { focusFirstControl } from './focus.ts';

/**
 * Gives the focus to the element that an act draws, in the very commit that draws it, so that the next key is typed
 * there.
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
