import { type ComponentType, Suspense, useState } from 'react';
import type { DialogProps } from './DialogBox.tsx';
import { withFirstGesture } from './page/first-gesture.ts';
import { lazyPart } from './page/lazy-part.ts';
import './dialog.css';

/**
 * A dialog, mounted when it opens. The library that draws it is not part of the page: it is loaded at the first
 * gesture.
 */
export function Dialog(props: DialogProps) {
  // A dialog that opened before the library was loaded keeps its waiting component: changing it would lose what was
  // typed.
  const [Box] = useState(() => held.Box ?? AwaitedBox);
  return (
    <Suspense>
      <Box {...props} />
    </Suspense>
  );
}

const held: { Box?: ComponentType<DialogProps> } = {};

export async function loadDialogs(): Promise<ComponentType<DialogProps>> {
  held.Box ??= (await import('./DialogBox.tsx')).DialogBox;
  return held.Box;
}

const AwaitedBox = lazyPart(loadDialogs);
withFirstGesture(loadDialogs);
