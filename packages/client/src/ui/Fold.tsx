import type { ReactNode } from 'react';
import { useHeldOpen } from './use-held-open.ts';

type FoldProps = {
  /** Why it opens by itself; it does not close when this goes, under the hand that types. */
  opensFor: boolean;
  summary: ReactNode;
  children: ReactNode;
};

/** A part that folds, with fields inside. */
export function Fold({ opensFor, summary, children }: FoldProps) {
  const [isOpen, setIsOpen] = useHeldOpen(opensFor);
  return (
    <details className="plis" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
