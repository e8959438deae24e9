import { type ReactNode, useState } from 'react';
import { narrow, useMedia } from '../../ui/page/use-media.ts';

type FoldOnPhoneProps = {
  id?: string;
  className: string;
  summary: string;
  /** On a phone, it is unfolded from the start. */
  isOpen: boolean;
  /** The part can be folded on a wide window too, where it is folded at first. */
  isSecondary?: boolean;
  children: ReactNode;
};

/**
 * Draws a part of the page that can be folded on a phone, and on a wide window if it is read less often. Otherwise the
 * same element stays open, without the line to press, so that what is being typed in it stays when the window changes
 * its width.
 */
export function FoldOnPhone({
  id,
  className,
  summary,
  isOpen,
  isSecondary = false,
  children,
}: FoldOnPhoneProps) {
  const isFoldable = useMedia(narrow) || isSecondary;
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  return (
    <details
      id={id}
      className={`plis ${className}`}
      tabIndex={id === undefined ? undefined : -1}
      open={!isFoldable || isUnfolded}
      onToggle={(event) => {
        if (isFoldable) setIsUnfolded(event.currentTarget.open);
      }}
    >
      <summary hidden={!isFoldable}>{summary}</summary>
      <div className="pile">{children}</div>
    </details>
  );
}
