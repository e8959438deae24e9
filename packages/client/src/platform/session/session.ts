// The signed-in user is read with the token, kept for the screens, and forgotten when they leave.
import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { userEndpoints } from '@asso/contract/compte/user.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { useState } from 'react';
import { createStore, useStore } from '../../ui/page/store.ts';
import { basePath } from '../brand.ts';
import { call } from '../call/call.ts';
import { networkProblem } from '../call/call-problems.ts';
import { queryClient } from '../call/query-client.ts';
import { draftKey } from '../draft/draft-cipher.ts';
import { closeDrafts, forgetDrafts, openDrafts } from '../draft/draft-storage.ts';
import { keptReadsHere } from '../hors-connexion/kept-reads.ts';
import { forgetRoles, holdRoles } from './session-role.ts';
import { currentToken, forgetToken, freshToken, isMarked, keepToken, leaveLater } from './session-token.ts';

const lastName = 'asso.personne.derniere';
const user = createStore<User | null>(null);
/**
 * False until the first page knows whether somebody is signed in; the header shows neither account nor sign-in link
 * until then.
 */
const isKnown = createStore(false);

export const useUser = (): User | null => useStore(user);

export const useIsUserKnown = (): boolean => useStore(isKnown);

/**
 * Tells whether somebody should be signed in but is not read yet: the header then reserves the space for their name.
 */
export const useIsExpected = (): boolean => !useIsUserKnown() && isMarked();

/**
 * Returns the id of the last person who used this browser, for use before it is known who is signed in; empty if nobody
 * did.
 */
export const lastPersonne = (): string => localStorage.getItem(lastName) ?? '';

/** Returns the signed-in person; only pages that require one call this. */
export function useSignedInUser(): User {
  const present = useUser();
  // When a session ends, the page keeps its person until the login page replaces it.
  const [first] = useState(present);
  const found = present ?? first;
  if (!found) throw new Error('This page is shown to signed-in people only.');
  return found;
}

/** Notes that nobody is signed in on this page. */
export function noUser(): null {
  reading = null;
  user.set(null);
  isKnown.set(true);
  return null;
}

export type SignIn = { ok: true } | { ok: false; problem: ProblemReply };

export type Credentials = BodyInput<typeof connexionEndpoints.login>;

export async function signIn(credentials: Credentials): Promise<SignIn> {
  const outcome = await call(connexionEndpoints.login, { body: credentials });
  if (!outcome.ok) return outcome;
  await enterSession(outcome.value);
  return { ok: true };
}

/** Takes the reply to signing in or signing up: this person is signed in from now on. */
export async function enterSession({ token, user: found }: { token: string; user: User }): Promise<void> {
  keepToken(token);
  queryClient.clear();
  await welcome(found);
}

/** Forgets the session in this browser, when the server has ended every session of the person. */
export function leaveSession(): void {
  closeDrafts();
  void keptReadsHere.close();
  forgetToken();
  queryClient.clear();
  noUser();
}

/** The reading that runs, which those who ask meanwhile wait for. */
let reading: Promise<User | null> | null = null;

/** Reads the signed-in person; returns null without a valid session. `again` reads even if already known. */
export async function loadUser({ again = false } = {}): Promise<User | null> {
  const known = user.get();
  if (known && !again && currentToken()) return known;
  if (again) return readUser();
  reading ??= readUser().finally(() => {
    reading = null;
  });
  return reading;
}

async function readUser(): Promise<User | null> {
  const token = await freshToken().catch(() => undefined);
  if (token === undefined) return withoutNetwork();
  if (token === null) return noUser();
  const outcome = await call(userEndpoints.currentUser, { params: { id: 'moi' } });
  if (outcome.ok) await welcome(outcome.value);
  else if (outcome.problem.status === 0) return withoutNetwork();
  else if (outcome.problem.status !== 401) throw new SessionUnreadable(outcome.problem);
  return user.get();
}

/** Somebody is signed in, but the server could not say who. */
export class SessionUnreadable extends Error {
  readonly problem: ProblemReply;
  constructor(problem: ProblemReply) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Signs out and removes what the browser keeps of this person (see `leaveNothing`). Returns the address to load next: a
 * page here, or that of the national provider that opened the session, which ends its own session and leads back.
 */
export async function signOut(): Promise<string> {
  const left = await call(connexionEndpoints.logout, { body: {}, waits: false });
  await leaveNothing();
  // Without an answer, or when the server failed, the session may still be open on the server.
  if (!left.ok && (left.problem.status === 0 || left.problem.status >= 500)) leaveLater();
  return (left.ok && left.value.adresse) || `${basePath}/login?deconnecte=oui`;
}

/** Removes what the browser keeps of the person, except the entries that `isOfEverybody` lets stay. */
export async function leaveNothing(): Promise<void> {
  forgetToken();
  forgetRoles();
  forgetDrafts();
  for (const name of Object.keys(localStorage)) if (!isOfEverybody(name)) localStorage.removeItem(name);
  sessionStorage.clear();
  await keptReadsHere.keepNothing();
}

/**
 * Tells what stays in the browser: choices of display, the notes hidden without an account, and the encrypted drafts
 * that are left, which only their author can open.
 */
const isOfEverybody = (name: string): boolean =>
  ['asso.preferences', 'asso.notes-masquees'].includes(name) || name.startsWith('asso.brouillon.');

/**
 * Shows the person who signed in. The key of their drafts goes to the drafts and to `garde`, which needs it without a
 * network.
 */
async function welcome({ cle_brouillons, autres_cles_brouillons, ...found }: User): Promise<void> {
  const key = cle_brouillons ? await draftKey(cle_brouillons) : null;
  const others = await Promise.all((autres_cles_brouillons ?? []).map(draftKey));
  if (cle_brouillons)
    await openDrafts(
      found._id,
      key,
      others.filter((one) => one !== null),
    );
  await keptReadsHere.enter({ person: found._id, key, value: found });
  show(found);
}

/**
 * Without a network, returns the person already known, or the one whose dossiers this device keeps at their request;
 * the rights are checked again by the server later.
 */
async function withoutNetwork(): Promise<User> {
  const known = user.get();
  if (known) return known;
  const kept = await keptReadsHere.restore();
  if (!kept) throw new SessionUnreadable(networkProblem({}));
  await openDrafts(kept.person, kept.key);
  return show(kept.value as Shown);
}

/** The signed-in person without the keys of their drafts. */
type Shown = Omit<User, 'cle_brouillons' | 'autres_cles_brouillons'>;

function show(found: Shown): User {
  holdRoles(found.roles, found.role);
  localStorage.setItem(lastName, found._id);
  const shown = { ...found, cle_brouillons: null };
  user.set(shown);
  isKnown.set(true);
  return shown;
}
