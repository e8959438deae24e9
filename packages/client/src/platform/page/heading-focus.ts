// On a new page the focus goes to its title, which announces the page; on Back, it goes to the link that was
// followed.
import { focusHeading } from '../../ui/page/focus.ts';
import { here } from './navigation.ts';

const storageName = 'asso.focus';
const triesMs = [0, 150, 500, 1200];

/** This is the element that had the focus when the page was asked for; it is null when no title is awaited. */
let leftFrom: Element | null = null;

/** The next title to appear takes the focus, unless the person has gone elsewhere meanwhile. */
export const wantHeadingFocus = (): void => {
  leftFrom = document.activeElement ?? document.body;
};

export const isHeadingAwaited = (): boolean => leftFrom !== null;

export function takeHeadingFocus(): void {
  if (!leftFrom) return;
  const stayed = hasStayed(leftFrom);
  leftFrom = null;
  if (stayed) focusHeading();
}

/**
 * When a focused element disappears with its page, the focus falls to the body, which also counts as having stayed.
 */
const hasStayed = (from: Element): boolean =>
  document.activeElement === from || document.activeElement === document.body;

/** Runs when a link is followed, to note which link to come back to. */
export function rememberLink(href: string): void {
  const known = read();
  known[here()] = href;
  sessionStorage.setItem(storageName, JSON.stringify(known));
}

/** The link may appear only once the list is read, so this tries a few times and then focuses the title. */
export function returnToLink(attempt = 0, from = document.activeElement ?? document.body): void {
  if (!hasStayed(from)) return;
  const href = read()[here()];
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
    (one) => one.getAttribute('href') === href,
  );
  if (link) link.focus({ preventScroll: true });
  else if (href && attempt < triesMs.length)
    setTimeout(() => returnToLink(attempt + 1, from), triesMs[attempt]);
  else focusHeading();
}

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
