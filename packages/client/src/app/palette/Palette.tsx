import { Suspense, useEffect, useLayoutEffect } from 'react';
import { lazyPart } from '../../ui/page/lazy-part.ts';
import { useStore } from '../../ui/page/store.ts';
import { isPaletteKey, isPaletteOpen, keepTypedEarly, openPalette } from './palette-open.ts';

const PaletteDialog = lazyPart(() => import('./PaletteDialog.tsx').then((module) => module.PaletteDialog));

/** Opens the palette with Ctrl+K on every page of a signed-in person; its code is loaded when it opens. */
export function Palette() {
  const isOpen = useStore(isPaletteOpen);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      if (document.querySelector('.dialogue') === null) openPalette();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Suspense fallback={<TypedEarly />}>
      {isOpen && <PaletteDialog onClose={() => isPaletteOpen.set(false)} />}
    </Suspense>
  );
}

/** Keeps what is typed while the code of the palette is loaded, and no longer, even if it never comes. */
function TypedEarly() {
  useLayoutEffect(keepTypedEarly, []);
  return null;
}
