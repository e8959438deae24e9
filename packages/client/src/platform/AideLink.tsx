import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { brand } from './brand.ts';
import { hasPage } from './page/available-pages.ts';

type AideLinkProps = {
  sujet?: string;
  /** The subject and the beginning of the message, so that the person only adds what is wrong. */
  commence?: { objet: string; message: string };
  children: ReactNode;
};

/** A link to the help page or, where the portal has no such page, to the mailbox of the help desk. */
export function AideLink({ sujet, commence, children }: AideLinkProps) {
  const path = sujet ? `/assistance/${sujet}` : '/assistance';
  return hasPage(path) ? (
    <AppLink href={commence ? `${path}?${new URLSearchParams(commence)}` : path}>{children}</AppLink>
  ) : (
    <a href={`mailto:${brand.assistance}${commence ? `?${mailOf(commence)}` : ''}`}>{children}</a>
  );
}

/** `URLSearchParams` is not used here, because mail programs do not read « + » as a space. */
const mailOf = ({ objet, message }: { objet: string; message: string }): string =>
  `subject=${encodeURIComponent(objet)}&body=${encodeURIComponent(message)}`;
