import { type ReactNode, useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { modifierHref } from '../liens.ts';

type LienModifierProps = {
  /** The part is changed at this address. */
  href: string;
  /** This names the part in the address that leads back to it. */
  bloc: string;
  /** This says, to be heard only, what is changed. */
  children: ReactNode;
};

/** The link changes a part of what was answered; the person who corrected it comes back to this very link. */
export function LienModifier({ href, bloc, children }: LienModifierProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isBack = useQueryParams().get('bloc') === bloc;
  useEffect(() => {
    if (!isBack) return;
    // The delay lets the page first give the focus to its title.
    const timer = setTimeout(() => place.current?.querySelector('a')?.focus(), 100);
    return () => clearTimeout(timer);
  }, [isBack]);
  return (
    <span ref={place}>
      <AppLink href={modifierHref(href, bloc)}>
        Modifier<span className="invisible"> {children}</span>
      </AppLink>
    </span>
  );
}
