// The audience is measured only where the operator configured it, and no script of the measure is loaded before the
// person accepts (§2 Layouts).
import { createStore, useStore } from '../../ui/page/store.ts';
import { brand } from '../brand.ts';
import { cookieNames, readCookie, writeCookie } from './cookies.ts';

export type CookieChoice = 'accepte' | 'refuse';

const choiceName = 'choix-cookies';
/** The number of days for which the choice is kept [R2.13, R9.59]. */
export const choiceDays = 395;
/** The cookies of the portal itself; any other cookie that the page can see belongs to the measure of the audience. */
const ownCookies = ['token', choiceName];

const choice = createStore<CookieChoice | null>(readChoice());

/** Returns null as long as the person has not answered. */
export const useCookieChoice = (): CookieChoice | null => useStore(choice);

/** Loads the measure if the person has already accepted it. */
export function startMeasure(script = brand.mesure): void {
  if (script && choice.get() === 'accepte') loadMeasure(script);
}

/**
 * Keeps the choice, and returns true when the page must be reloaded: a script already running cannot be stopped
 * otherwise.
 */
export function chooseCookies(next: CookieChoice, script = brand.mesure): boolean {
  const before = choice.get();
  writeCookie(choiceName, next, choiceDays);
  choice.set(next);
  if (next === 'accepte') startMeasure(script);
  else forgetMeasure();
  return next === 'refuse' && before === 'accepte';
}

function loadMeasure(src: string): void {
  if ([...document.scripts].some((one) => one.src === src)) return;
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}

function forgetMeasure(): void {
  for (const name of cookieNames(document.cookie)) {
    if (!ownCookies.includes(name)) writeCookie(name, '', 0);
  }
}

function readChoice(): CookieChoice | null {
  const kept = readCookie(document.cookie, choiceName);
  return kept === 'accepte' || kept === 'refuse' ? kept : null;
}
