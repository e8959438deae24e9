import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { hasPage } from './available-pages.ts';
import { brand } from './brand.ts';

type AideLinkProps = { sujet?: string; children: ReactNode };

/** To the help page, or to its mailbox where that page is not written. */
export function AideLink({ sujet, children }: AideLinkProps) {
  const href = sujet ? `/assistance/${sujet}` : '/assistance';
  return hasPage(href) ? (
    <AppLink href={href}>{children}</AppLink>
  ) : (
    <a href={`mailto:${brand.assistance}`}>{children}</a>
  );
}
