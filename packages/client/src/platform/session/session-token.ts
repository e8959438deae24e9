// The access token is read from its cookie, and renewed once for all the tabs; when it cannot be renewed, the session
// ends.
import { connexionHref } from '@asso/domain/compte/guards.rules';
import { createStore } from '../../ui/page/store.ts';
import { now } from '../clock.ts';
import { closeDrafts } from '../draft/draft-storage.ts';
import { rememberField } from '../draft/return-field.ts';
import { keptReadsHere } from '../hors-connexion/kept-reads.ts';
import { go, here } from '../page/navigation.ts';
import { dismissToastsSaying, notify, sessionToastMs } from './announcements.ts';
import { readCookie, writeCookie } from './cookies.ts';

const cookieName = 'token';
/** A token about to expire within these seconds is renewed, since it would expire on its way to the server. */
const marginSeconds = 5;

const marker = 'asso.connecte';
/**
 * Marks that somebody signed out without a network: nobody is signed in from then on, and the server is told as soon as
 * it can be reached.
 */
const leaving = 'asso.sortie';
const expired = 'Votre session est expirée, veuillez vous reconnecter.';

/** The token, when the browser refuses the cookie; kept until the tab closes. */
let kept: string | null = null;
/** The token of a session that is over: the server removes its cookie later, so until then it is ignored. */
let discarded: string | null = null;

/** True on the login page when the session ended without the person signing out. */
export const sessionEnded = createStore(false);

export function currentToken(): string | null {
  const token = readCookie(document.cookie, cookieName) ?? kept;
  return token === discarded ? null : token;
}

export function keepToken(token: string): void {
  kept = token;
  localStorage.setItem(marker, 'oui');
  localStorage.removeItem(leaving);
  sessionEnded.set(false);
  dismissToastsSaying(expired);
}

export function forgetToken(): void {
  discarded = currentToken();
  kept = null;
  localStorage.removeItem(marker);
}

/**
 * Signs out without a network: the token is removed at once, but only the server can remove the cookie that renews it.
 */
export function leaveLater(): void {
  writeCookie(cookieName, '', 0);
  localStorage.setItem(leaving, 'oui');
}

async function leaveNow(): Promise<null> {
  const headers = { 'content-type': 'application/json' };
  const left = await fetch('/api/auth/logout', { method: 'POST', headers, body: '{}' }).catch(() => null);
  if (left?.ok) localStorage.removeItem(leaving);
  return null;
}

/** Says whether somebody signed in here and did not sign out. */
export const isMarked = (): boolean => localStorage.getItem(marker) !== null;

/** Returns a valid token, renewed first if needed; null when nobody is signed in. */
export async function freshToken(): Promise<string | null> {
  if (localStorage.getItem(leaving) !== null) return leaveNow();
  const token = currentToken();
  if (token && !isExpired(token)) return token;
  return token || isMarked() ? renewToken(token) : null;
}

/** Renews the token. Only one renewal runs at a time among all the tabs; those that waited use its token. */
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
  // A server that fails says nothing about the session: the token is kept, and the next call will tell.
  if (!response.ok) return response.status >= 500 ? currentToken() : null;
  const { token } = (await response.json()) as { token: string };
  keepToken(token);
  return token;
}

/** Ends the session in this browser; a person who was signed in sees the reason for `sessionToastMs`. */
export function endSession(): void {
  if (isMarked()) {
    notify('info', expired, sessionToastMs);
    sessionEnded.set(true);
    rememberField();
  }
  closeDrafts();
  void keptReadsHere.close();
  forgetToken();
}

/** Ends the session and goes to the login page, which leads back to this page. */
export function expireSession(): void {
  const wanted = here();
  endSession();
  if (!/^\/login\b/.test(wanted)) go(connexionHref(wanted));
}

const isExpired = (token: string): boolean => expiryOf(token) - marginSeconds <= now().getTime() / 1000;

/** Reads the `exp` of the token, in seconds; returns 0 when it cannot be read. */
function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp : 0;
  } catch {
    return 0;
  }
}
