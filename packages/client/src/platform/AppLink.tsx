import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { hasPage } from './available-pages.ts';
import { basePath } from './brand.ts';
import { rememberLink } from './heading-focus.ts';
import { go } from './navigation.ts';

export type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Below the base path (`/dossiers?etat=C`), an anchor, or an address elsewhere. */
  href?: string;
  children?: ReactNode;
};

/**
 * A link that changes page without loading it again; the browser keeps its own ways (new tab, middle click).
 * To a page that is not written it leads nowhere: its words stay in a sentence, a button or a link alone goes.
 */
export function AppLink({ href = '', onClick, ...rest }: AppLinkProps) {
  if (!hasPage(href)) return standsAlone(rest.className) ? null : <span>{rest.children}</span>;
  const isOurs = href.startsWith('/') && !href.startsWith('/api/') && !rest.download;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOurs || event.defaultPrevented || !isPlainClick(event) || (rest.target ?? '_self') !== '_self')
      return;
    event.preventDefault();
    rememberLink(basePath + href);
    go(href);
  };
  return <a {...rest} href={isOurs ? basePath + href : href} onClick={follow} />;
}

const standsAlone = (className = ''): boolean => /(^|\s)fr-(btn|link)(\s|$)/.test(className);

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
