import { type ReactNode, useState } from 'react';
import { narrow, useMedia } from '../../ui/page/use-media.ts';

type FoldOnPhoneProps = {
  id?: string;
  className: string;
  summary: string;
  /** True when the part is unfolded as long as the reader has neither folded nor unfolded it. */
  isOpen: boolean;
  /** True when the part can be folded on a wide window too, where it is folded at first. */
  isSecondary?: boolean;
  children: ReactNode;
};

/**
 * A part of the page that can be folded on a phone, and on a wide window too when it is read less often. Elsewhere the
 * same element stays open without its summary: what is typed in it is kept when the window changes width.
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
  const [chosen, setChosen] = useState<boolean | null>(null);
  return (
    <details
      id={id}
      className={`plis ${className}`}
      tabIndex={id === undefined ? undefined : -1}
      open={!isFoldable || (chosen ?? isOpen)}
      onToggle={(event) => {
        if (isFoldable) setChosen(event.currentTarget.open);
      }}
    >
      <summary hidden={!isFoldable}>{summary}</summary>
      <div className="pile">{children}</div>
    </details>
  );
}
