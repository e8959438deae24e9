import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { basePath } from './brand.ts';
import { hasPage } from './page/available-pages.ts';
import { rememberLink } from './page/heading-focus.ts';
import { go } from './page/navigation.ts';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** An address below the base path (`/dossiers?etat=C`), an anchor, or the address of another site. */
  href?: string;
  /** True when the link opens something beside what is being read: the page is not scrolled. */
  isBeside?: boolean;
  children?: ReactNode;
};

/**
 * A link that changes page without reloading; the browser still handles a new tab or a middle click. When the page of
 * the address does not exist yet, a link within a sentence becomes plain words, and a button or a link that stands
 * alone is left out.
 */
export function AppLink({ href = '', onClick, isBeside = false, ...rest }: AppLinkProps) {
  if (!hasPage(href)) return standsAlone(rest.className) ? null : <span>{rest.children}</span>;
  const isOurs = href.startsWith('/') && !href.startsWith('/api/') && !rest.download;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOurs || event.defaultPrevented || !isPlainClick(event) || (rest.target ?? '_self') !== '_self')
      return;
    event.preventDefault();
    rememberLink(basePath + href);
    go(href, { isBeside });
  };
  return <a {...rest} href={isOurs ? basePath + href : href} onClick={follow} />;
}

const standsAlone = (className = ''): boolean => /(^|\s)fr-(btn|link)(\s|$)/.test(className);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
