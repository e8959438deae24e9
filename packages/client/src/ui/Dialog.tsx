import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from './page/lazy-part.ts';
import './dialog.css';

export type DialogProps = {
  title: string;
  /** Esc, « Fermer » and « Annuler » all call it. */
  onClose: () => void;
  children: ReactNode;
  /** The action is named after the dialog's verb; with `isDanger`, « Annuler » gets the focus first. */
  action?: { label: string; onPress: () => unknown; isDanger?: boolean; isBusy?: boolean };
  size?: 'md' | 'lg';
};

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

/** Whoever opens a dialog has pressed something before: the box is then here already, even if the network has left. */
export function loadDialogsOnGesture(): void {
  const load = () => {
    for (const gesture of gestures) removeEventListener(gesture, load);
    // Opening the dialog tries again, and says what fails.
    loadDialogs().catch(() => undefined);
  };
  for (const gesture of gestures) addEventListener(gesture, load, { passive: true });
}

const gestures = ['pointerdown', 'keydown'] as const;
