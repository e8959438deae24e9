import type { NavigationItem, NavigationLink } from './navigation-items.ts';

/** `label` is complete without its menu: the page of a menu is called « menu : page ». */
export type EspaceLink = NavigationLink;

/**
 * Splits a navigation into pages that can be opened and pages still to come; the home page, which shows this list, is
 * left out.
 */
export function espaceOf(
  items: readonly NavigationItem[],
  written: readonly NavigationItem[],
): { ouvertes: EspaceLink[]; aVenir: EspaceLink[] } {
  const ouvertes = linksOf(written);
  const open = new Set(ouvertes.map(({ href }) => href));
  return { ouvertes, aVenir: linksOf(items).filter(({ href }) => !open.has(href)) };
}

const linksOf = (items: readonly NavigationItem[]): EspaceLink[] =>
  items
    .flatMap((item) =>
      'links' in item
        ? item.links.map(({ href, label }) => ({ href, label: `${item.label} : ${label}` }))
        : [item],
    )
    .filter(({ href }) => href !== '/user/dashboard');
