// Who is signed in: read once with the token, kept for the screens, forgotten on leaving.
import { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import type { User } from '@asso/contract/compte/user.schemas';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { useState } from 'react';
import { createStore, useStore } from '../ui/store.ts';
import { call } from './call.ts';
import { forgetDrafts } from './draft/draft-storage.ts';
import { queryClient } from './query-client.ts';
import { forgetRoles, holdRoles } from './session-role.ts';
import { currentToken, forgetToken, freshToken, keepToken } from './session-token.ts';

const user = createStore<User | null>(null);

export const useUser = (): User | null => useStore(user);

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
  return null;
}

export type SignIn = { ok: true } | { ok: false; problem: ProblemReply };

export async function signIn(credentials: { email: string; password: string }): Promise<SignIn> {
  const outcome = await call(sessionEndpoints.login, { body: credentials });
  if (!outcome.ok) return outcome;
  keepToken(outcome.value.token);
  queryClient.clear();
  welcome(outcome.value.user);
  return { ok: true };
}

/** Null without a valid session; reads the person again when `again`. */
export async function loadUser({ again = false } = {}): Promise<User | null> {
  const known = user.get();
  if (known && !again && currentToken()) return known;
  if ((await freshToken()) === null) return noUser();
  const outcome = await call(sessionEndpoints.currentUser, { params: { id: 'moi' } });
  if (outcome.ok) welcome(outcome.value);
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

/** Leaves nothing of this person in the browser; the page itself is loaded again by who calls. */
export async function signOut(): Promise<void> {
  await call(sessionEndpoints.logout, { body: {} });
  forgetToken();
  forgetRoles();
  forgetDrafts();
  sessionStorage.clear();
}

function welcome(found: User): void {
  holdRoles(found.roles, found.role);
  user.set(found);
}
