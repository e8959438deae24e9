import type { ReactNode } from 'react';
import { useHeldOpen } from './page/use-held-open.ts';

type FoldProps = {
  /**
   * While true it opens the part; it does not close the part when it ends, so that nothing folds under a person
   * who types.
   */
  opensFor: boolean;
  summary: ReactNode;
  children: ReactNode;
};

export function Fold({ opensFor, summary, children }: FoldProps) {
  const [isOpen, setIsOpen] = useHeldOpen(opensFor);
  return (
    <details className="plis" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
