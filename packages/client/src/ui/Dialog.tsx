import { type ComponentType, Suspense, useState } from 'react';
import type { DialogProps } from './DialogBox.tsx';
import { withFirstGesture } from './page/first-gesture.ts';
import { lazyPart } from './page/lazy-part.ts';
import './dialog.css';

/** The dialog is mounted when it opens. Its library is not part of the page: it comes with the first gesture. */
export function Dialog(props: DialogProps) {
  // A box that arrives meanwhile does not replace the one that is open.
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
