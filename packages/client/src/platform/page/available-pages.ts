// The router says here which addresses have a page, so that no link leads to a page that is not written.
import type { RouteRow } from './route-row.ts';

/**
 * Finds the row of a path below the base: undefined when the address has no row of its own, null when it does not
 * exist.
 */
export type FindPage = (
  path: string,
) => Pick<RouteRow, 'titre' | 'page' | 'horsConnexion'> | undefined | null;

let findPage: FindPage = () => undefined;

export const installPages = (find: FindPage): void => {
  findPage = find;
};

/** Anchors, files and other sites are assumed to exist, as the router does not know them. */
export function hasPage(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('/api/')) return true;
  const found = findPage(pathOf(href));
  return found === undefined || (found !== null && found.page !== null);
}

/** Returns the page's title, or null when it is not written or has no title of its own. */
export function pageTitle(href: string): string | null {
  const found = findPage(pathOf(href));
  return found?.page ? found.titre : null;
}

/** Says whether what this page reads may be kept on the person's device, for places without a network. */
export const isKeptHere = (href: string): boolean => findPage(pathOf(href))?.horsConnexion === true;

const pathOf = (href: string): string => href.split(/[?#]/)[0] ?? '';
