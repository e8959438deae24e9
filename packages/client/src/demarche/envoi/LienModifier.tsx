import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { editHref } from '../liens.ts';

type LienModifierProps = {
  /** The address where this part is changed. */
  href: string;
  /** The name of this part in the address that leads back to it. */
  bloc: string;
  /** What is changed, read aloud only. */
  children: ReactNode;
};

/** A link that changes a part of the answers; the person who comes back has the focus on this link. */
export function LienModifier({ href, bloc, children }: LienModifierProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isBack = useQueryParams().get('bloc') === bloc;
  useEffect(() => {
    if (!isBack) return;
    // The title of the page must take the focus first.
    const timer = setTimeout(() => place.current?.querySelector('a')?.focus(), 100);
    return () => clearTimeout(timer);
  }, [isBack]);
  return (
    <span ref={place}>
      <AppLink href={editHref(href, bloc)}>
        Modifier<span className="invisible"> {children}</span>
      </AppLink>
    </span>
  );
}
