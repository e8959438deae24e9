// Where we are and how to go elsewhere, for what is not a component; the application installs its router here.
import { basePath } from './brand.ts';

export type Navigator = {
  /** `href` is below the base path: `/dossiers?etat=C`. */
  go: (href: string, options?: { replace?: boolean }) => void;
  /** Path, query and anchor of the page shown, below the base path. */
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

/** `/client/dossiers` is `/dossiers`; the bare base is `/`. */
export const belowBase = (path: string): string => {
  const below = path.startsWith(`${basePath}/`) || path === basePath ? path.slice(basePath.length) : path;
  return below === '' ? '/' : below;
};

/** A page of ours and nothing else: no other site, no scheme, no double slash, not the login page itself. */
export function safeRedirect(wanted: string | null | undefined): string | null {
  if (!wanted?.startsWith('/') || /^\/[/\\]/.test(wanted)) return null;
  const url = new URL(wanted, 'https://portail.invalid');
  if (url.host !== 'portail.invalid') return null;
  const href = belowBase(url.pathname) + url.search + url.hash;
  return href.startsWith('//') || /^\/login\b/.test(href) ? null : href;
}

export const loginHref = (wanted: string): string =>
  wanted === '/' ? '/login' : `/login?redirect_url=${encodeURIComponent(wanted)}`;
