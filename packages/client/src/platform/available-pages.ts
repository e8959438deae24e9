// Which addresses have a page, as the router knows it: a link to one that is not written is not shown.
import type { RouteRow } from './route-row.ts';

/** The row of a path below the base; undefined where an address has no row of its own, null where there is none. */
export type FindPage = (path: string) => Pick<RouteRow, 'titre' | 'page'> | undefined | null;

let findPage: FindPage = () => undefined;

export const installPages = (find: FindPage): void => {
  findPage = find;
};

/** True for anchors, files and other sites, which are not ours to know. */
export function hasPage(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('/api/')) return true;
  const found = findPage(pathOf(href));
  return found === undefined || (found !== null && found.page !== null);
}

/** What the page is called; null when it is not written, or has no name of its own. */
export function pageTitle(href: string): string | null {
  const found = findPage(pathOf(href));
  return found?.page ? found.titre : null;
}

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';
