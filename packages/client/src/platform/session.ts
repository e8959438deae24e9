// Who is signed in: read once with the token, kept for the screens, forgotten on leaving.
import type { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { useState } from 'react';
import { loadOrReload } from '../ui/lazy-part.ts';
import { createStore, useStore } from '../ui/store.ts';
import { basePath } from './brand.ts';
import { call } from './call.ts';
import { networkProblem } from './call-problems.ts';
import { closeDrafts, forgetDrafts, openDrafts } from './draft/draft-storage.ts';
import { queryClient } from './query-client.ts';
import { forgetRoles, holdRoles } from './session-role.ts';
import { currentToken, forgetToken, freshToken, isMarked, keepToken } from './session-token.ts';

/** The rows of calls bring the library of schemas: the first page does not wait for them. */
const rows = async () => {
  const [{ connexionEndpoints }, { userEndpoints }] = await Promise.all([
    import('@asso/contract/compte/connexion.endpoints'),
    import('@asso/contract/compte/user.endpoints'),
  ]);
  return { ...connexionEndpoints, ...userEndpoints };
};
const loadRows = () => loadOrReload(rows);

/** What is needed to sign in comes while somebody types; without it, when it is asked for. */
export const prepareSignIn = (): void => void rows().catch(() => undefined);

const lastName = 'asso.personne.derniere';
const user = createStore<User | null>(null);
/** False until the first page has found out: the header offers neither an account nor to sign in. */
const isKnown = createStore(false);

export const useUser = (): User | null => useStore(user);

export const useIsUserKnown = (): boolean => useStore(isKnown);

/** Whether « Prénom Nom », as the server names who saved, is who reads this: another tab of theirs. */
export function isMe(par: string | undefined): boolean {
  const me = user.get();
  return me !== null && par === `${me.prenom} ${me.nom}`;
}

/** Somebody was signed in here, and is not yet read: the frame keeps the room of what is said of them. */
export const useIsExpected = (): boolean => !useIsUserKnown() && isMarked();

/** Who used this browser last, before it is known who opens it now; nobody: the empty person. */
export const lastPersonne = (): string => localStorage.getItem(lastName) ?? '';

/** For pages behind the guards, where somebody is always signed in. */
export function useSignedInUser(): User {
  const present = useUser();
  // A session that ends leaves the page as it is until the login page takes its place.
  const [first] = useState(present);
  const found = present ?? first;
  if (!found) throw new Error('This page is shown to signed-in people only.');
  return found;
}

/** Nobody is signed in on this page. */
export function noUser(): null {
  user.set(null);
  isKnown.set(true);
  return null;
}

export type SignIn = { ok: true } | { ok: false; problem: ProblemReply };

export type Credentials = BodyInput<typeof connexionEndpoints.login>;

export async function signIn(credentials: Credentials): Promise<SignIn> {
  const found = await loadRows().catch(() => null);
  if (!found) return { ok: false, problem: networkProblem({}) };
  const outcome = await call(found.login, { body: credentials });
  if (!outcome.ok) return outcome;
  await enterSession(outcome.value);
  return { ok: true };
}

/** What signing in and signing up answer: this person is here from now on. */
export async function enterSession({ token, user: found }: { token: string; user: User }): Promise<void> {
  keepToken(token);
  queryClient.clear();
  await welcome(found);
}

/** The server has ended every session of this person, this one too. */
export function leaveSession(): void {
  closeDrafts();
  forgetToken();
  queryClient.clear();
  noUser();
}

/** Null without a valid session; reads the person again when `again`. */
export async function loadUser({ again = false } = {}): Promise<User | null> {
  const known = user.get();
  if (known && !again && currentToken()) return known;
  const token = await freshToken().catch(() => undefined);
  if (token === undefined) throw new SessionUnreadable(networkProblem({}));
  if (token === null) return noUser();
  const outcome = await call((await loadRows()).currentUser, { params: { id: 'moi' } });
  if (outcome.ok) await welcome(outcome.value);
  else if (outcome.problem.status !== 401) throw new SessionUnreadable(outcome.problem);
  return user.get();
}

/** The person is signed in, but the server could not say who they are. */
export class SessionUnreadable extends Error {
  readonly problem: ProblemReply;
  constructor(problem: ProblemReply) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Leaves nothing of this person in the browser; gives where to go, by loading a page: here, or to the national
 * provider that opened the session, which ends its own and leads back.
 */
export async function signOut(): Promise<string> {
  const left = await call((await loadRows()).logout, { body: {}, waits: false });
  leaveNothing();
  return (left.ok && left.value.adresse) || `${basePath}/login?deconnecte=oui`;
}

/** The session is over already. */
export function leaveNothing(): void {
  forgetToken();
  forgetRoles();
  localStorage.removeItem(lastName);
  forgetDrafts();
  sessionStorage.clear();
}

/** The key goes where it is used and is kept nowhere else. */
async function welcome({ cle_brouillons, ...found }: User): Promise<void> {
  if (cle_brouillons) await openDrafts(found._id, cle_brouillons);
  holdRoles(found.roles, found.role);
  localStorage.setItem(lastName, found._id);
  user.set({ ...found, cle_brouillons: null });
  isKnown.set(true);
}
