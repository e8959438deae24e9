import type { NavigationItem, NavigationLink } from './navigation-items.ts';

/** `label` says alone what the page is: a page of a menu is named with its menu. */
export type EspaceLink = NavigationLink;

/** What of a navigation can be opened today, and what cannot yet; the page that says so is not named. */
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
