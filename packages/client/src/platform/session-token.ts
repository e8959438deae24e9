// The access token: read from its cookie, renewed once for all tabs, and what to do when it cannot be.
import { connexionHref } from '@asso/domain/compte/guards.rules';
import { createStore } from '../ui/store.ts';
import { dismissToastsSaying, notify, sessionToastMs } from './announcements.ts';
import { now } from './clock.ts';
import { readCookie } from './cookies.ts';
import { closeDrafts } from './draft/draft-storage.ts';
import { rememberField } from './draft/return-field.ts';
import { go, here } from './navigation.ts';

const cookieName = 'token';
/** A token about to expire would expire on the way. */
const marginSeconds = 5;

const marker = 'asso.connecte';
const expired = 'Votre session est expirée, veuillez vous reconnecter.';

/** For browsers that refuse the cookie; lost with the tab. */
let kept: string | null = null;
/** The server removes its cookie; until then it is not read. */
let discarded: string | null = null;

/** True on the login page when the session ended by itself. */
export const sessionEnded = createStore(false);

export function currentToken(): string | null {
  const token = readCookie(document.cookie, cookieName) ?? kept;
  return token === discarded ? null : token;
}

export function keepToken(token: string): void {
  kept = token;
  localStorage.setItem(marker, 'oui');
  sessionEnded.set(false);
  dismissToastsSaying(expired);
}

export function forgetToken(): void {
  discarded = currentToken();
  kept = null;
  localStorage.removeItem(marker);
}

/** Whether somebody was signed in here, and did not sign out. */
export const isMarked = (): boolean => localStorage.getItem(marker) !== null;

/** A token that still holds, renewed first if need be; null when nobody is signed in. */
export async function freshToken(): Promise<string | null> {
  const token = currentToken();
  if (token && !isExpired(token)) return token;
  return token || isMarked() ? renewToken(token) : null;
}

/** One renewal at a time, in this tab and in the others; whoever waited takes the token of who went first. */
export function renewToken(stale: string | null): Promise<string | null> {
  renewal ??= inTurn(async () => {
    const present = currentToken();
    return present && present !== stale && !isExpired(present) ? present : postRefresh();
  }).finally(() => {
    renewal = null;
  });
  return renewal;
}

let renewal: Promise<string | null> | null = null;

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('asso.session', work) : work();

async function postRefresh(): Promise<string | null> {
  const response = await fetch('/api/auth/refreshToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  // A server that is down says nothing of the session: the call that follows will tell.
  if (!response.ok) return response.status >= 500 ? currentToken() : null;
  const { token } = (await response.json()) as { token: string };
  keepToken(token);
  return token;
}

/** Says so for a hundred seconds, to who was signed in. */
export function endSession(): void {
  if (isMarked()) {
    notify('info', expired, sessionToastMs);
    sessionEnded.set(true);
    rememberField();
  }
  closeDrafts();
  forgetToken();
}

/** Ends it and goes to the login page, which brings back here. */
export function expireSession(): void {
  const wanted = here();
  endSession();
  if (!/^\/login\b/.test(wanted)) go(connexionHref(wanted));
}

const isExpired = (token: string): boolean => expiryOf(token) - marginSeconds <= now().getTime() / 1000;

/** The `exp` of the token, in seconds; 0 when it cannot be read. */
function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp : 0;
  } catch {
    return 0;
  }
}
