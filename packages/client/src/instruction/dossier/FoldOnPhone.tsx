import { type ReactNode, useState } from 'react';
import { narrow, useMedia } from '../../ui/page/use-media.ts';

type FoldOnPhoneProps = {
  id?: string;
  className: string;
  summary: string;
  /** On a phone, it is unfolded from the start. */
  isOpen: boolean;
  children: ReactNode;
};

/**
 * It folds on a phone only. Elsewhere it is the same element, always open and without its line to press, so that what
 * is being typed in it stays when the window changes its width.
 */
export function FoldOnPhone({ id, className, summary, isOpen, children }: FoldOnPhoneProps) {
  const isNarrow = useMedia(narrow);
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  return (
    <details
      id={id}
      className={`plis ${className}`}
      tabIndex={id === undefined ? undefined : -1}
      open={!isNarrow || isUnfolded}
      onToggle={(event) => {
        if (isNarrow) setIsUnfolded(event.currentTarget.open);
      }}
    >
      <summary hidden={!isNarrow}>{summary}</summary>
      <div className="pile">{children}</div>
    </details>
  );
}
