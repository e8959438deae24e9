import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { hasPage } from './available-pages.ts';
import { brand } from './brand.ts';

type AideLinkProps = {
  sujet?: string;
  /** What the message already says, for who has only to add what is wrong. */
  commence?: { objet: string; message: string };
  children: ReactNode;
};

/** To the help page, or to its mailbox where that page is not written. */
export function AideLink({ sujet, commence, children }: AideLinkProps) {
  const path = sujet ? `/assistance/${sujet}` : '/assistance';
  return hasPage(path) ? (
    <AppLink href={commence ? `${path}?${new URLSearchParams(commence)}` : path}>{children}</AppLink>
  ) : (
    <a href={`mailto:${brand.assistance}${commence ? `?${mailOf(commence)}` : ''}`}>{children}</a>
  );
}

/** Mailers do not read « + » as a space. */
const mailOf = ({ objet, message }: { objet: string; message: string }): string =>
  `subject=${encodeURIComponent(objet)}&body=${encodeURIComponent(message)}`;
