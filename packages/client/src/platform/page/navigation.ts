// Code outside components reads and changes the address through these functions; the application gives its router to
// them.
import { basePath } from '../brand.ts';

export type Going = {
  /** True when the address takes the place of the present one in the history. */
  replace?: boolean;
  /** True when the page stays where it is scrolled: something opens beside what is being read. */
  isBeside?: boolean;
};

export type Navigator = {
  /** `href` is below the base path: `/dossiers?etat=C`. */
  go: (href: string, options?: Going) => void;
  /** Returns the path, query and anchor of the page shown, below the base path. */
  here: () => string;
};

let navigator: Navigator = {
  go: (href, options) =>
    options?.replace ? location.replace(basePath + href) : location.assign(basePath + href),
  here: () => belowBase(location.pathname) + location.search + location.hash,
};

export const installNavigator = (installed: Navigator): void => {
  navigator = installed;
};

export const go: Navigator['go'] = (href, options) => navigator.go(href, options);
export const here: Navigator['here'] = () => navigator.here();

/** Turns `/client/dossiers` into `/dossiers`, and the bare base into `/`. */
export const belowBase = (href: string): string => {
  const below = href.startsWith(basePath) ? href.slice(basePath.length) : null;
  if (below === null || !/^([/?#]|$)/.test(below)) return href;
  return below.startsWith('/') ? below : `/${below}`;
};
