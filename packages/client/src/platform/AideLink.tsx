import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { brand } from './brand.ts';
import { hasPage } from './page/available-pages.ts';

type AideLinkProps = {
  sujet?: string;
  /** The message begins with this text, so that the person only adds what is wrong. */
  commence?: { objet: string; message: string };
  children: ReactNode;
};

/** Links to the help page or, where that page is not written, to the help's mailbox. */
export function AideLink({ sujet, commence, children }: AideLinkProps) {
  const path = sujet ? `/assistance/${sujet}` : '/assistance';
  return hasPage(path) ? (
    <AppLink href={commence ? `${path}?${new URLSearchParams(commence)}` : path}>{children}</AppLink>
  ) : (
    <a href={`mailto:${brand.assistance}${commence ? `?${mailOf(commence)}` : ''}`}>{children}</a>
  );
}

/** The text is escaped by hand because mail programs do not read « + » as a space. */
const mailOf = ({ objet, message }: { objet: string; message: string }): string =>
  `subject=${encodeURIComponent(objet)}&body=${encodeURIComponent(message)}`;
