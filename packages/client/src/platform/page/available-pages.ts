// The router tells here which addresses have a page, so that no link leads to a page that does not exist yet.
import type { RouteRow } from './route-row.ts';

/**
 * Returns the row of a path below the base; undefined for an address that exists without a row of its own, null for one
 * that does not exist.
 */
export type FindPage = (
  path: string,
) => Pick<RouteRow, 'titre' | 'page' | 'horsConnexion'> | undefined | null;

let findPage: FindPage = () => undefined;

export const installPages = (find: FindPage): void => {
  findPage = find;
};

/**
 * Tells whether a link leads somewhere; anchors, files and other sites are assumed to exist, as the router does not
 * know them.
 */
export function hasPage(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('/api/')) return true;
  const found = findPage(pathOf(href));
  return found === undefined || (found !== null && found.page !== null);
}

/** Returns the title of a page; null when the page does not exist yet or has no title of its own. */
export function pageTitle(href: string): string | null {
  const found = findPage(pathOf(href));
  return found?.page ? found.titre : null;
}

/** Tells whether what this page reads may be kept on the person's device, for places without a network. */
export const isKeptHere = (href: string): boolean => findPage(pathOf(href))?.horsConnexion === true;

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';
