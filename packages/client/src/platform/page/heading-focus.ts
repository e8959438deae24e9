// On a new page the focus goes to the title, so that screen readers announce the page; on Back, the focus goes to the
// link that was followed.
import { focusHeading } from '../../ui/page/focus.ts';
import { here } from './navigation.ts';

const storageName = 'asso.focus';
const triesMs = [0, 150, 500, 1200];

/** The element that had the focus when the next page was asked for; null when no title is to take it. */
let leftFrom: Element | null = null;

/** Makes the title of the next page take the focus, unless the person moves it meanwhile. */
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
 * Tells whether the person left the focus where it was. When the focused element disappears with its page, the focus
 * falls to the body, which counts as the same.
 */
const hasStayed = (from: Element): boolean =>
  document.activeElement === from || document.activeElement === document.body;

/** Notes which link was followed, to give it the focus on Back. */
export function rememberLink(href: string): void {
  const known = read();
  known[here()] = href;
  sessionStorage.setItem(storageName, JSON.stringify(known));
}

/**
 * On Back, gives the focus to the link followed before from this page. The link may appear only once the list is read,
 * so this function tries a few times before the title gets the focus.
 */
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
