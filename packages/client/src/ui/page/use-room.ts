import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Gives the width of an element, in pixels, as it is now, measured before it is painted; null before that, and in a
 * browser that cannot watch it.
 */
export function useRoom<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [roomPx, setRoomPx] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setRoomPx(element.clientWidth);
    const watcher = new ResizeObserver(measure);
    measure();
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { ref, roomPx };
}
