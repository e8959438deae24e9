import type { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import type { Db } from '../platform/db/database.ts';
import { type Answer, type Handlers, refusal } from '../platform/http/handlers.ts';
import type { Platform } from '../platform/platform.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { findSessionOfJeton, revokeSession } from './session.sql.ts';
import { noSessionCookies, refreshSession, type SessionTokens, sessionCookies } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { hashOf, type Tokens } from './tokens.ts';
import { readUser } from './user-view.ts';

type Deps = { hasher: PasswordHasher; tokens: Tokens };

export const sessionHandlers = (platform: Platform, deps: Deps): Handlers<typeof sessionEndpoints> => {
  const { db, clock } = platform;

  const refresh = async (refreshToken: string | undefined): Promise<Answer<SessionTokens>> => {
    const exchanged = refreshToken
      ? await refreshSession({ db, clock }, deps.tokens, refreshToken)
      : refusal({ code: 'compte.token-expire' });
    if (!exchanged.ok) return { ...exchanged, cookies: noSessionCookies };
    return { ok: true, value: exchanged.value, cookies: sessionCookies(exchanged.value) };
  };

  return {
    login: async ({ body, ip, userAgent }) => {
      const opened = await signIn({ db, clock, ...deps }, { ...body, ip, userAgent });
      if (!opened.ok) return opened;
      const { token, refreshToken, id_session, id_utilisateur } = opened.value;
      const user = await readUser(db, { id: id_utilisateur, session: id_session });
      if (!user) return refusal({ code: 'compte.identifiants-incorrects' });
      const cookies = sessionCookies({ token, refreshToken });
      return { ok: true, value: { token, refreshToken, user }, cookies };
    },

    refreshToken: ({ body, cookies }) => refresh(body.refreshToken ?? cookies.refresh_token),
    // Sets no cookie: a link from elsewhere would sign its reader in as somebody else.
    refreshTokenByPath: async ({ params }) => ({ ...(await refresh(params.refreshToken)), cookies: [] }),

    logout: async ({ actor, body, cookies }) => {
      const sessions = [actor?.session, await sessionOf(db, body.refreshToken ?? cookies.refresh_token)];
      for (const session of new Set(sessions)) {
        if (session !== undefined) await revokeSession(db, session, 'deconnexion');
      }
      return { ok: true, value: { deconnecte: true }, cookies: noSessionCookies };
    },

    currentUser: async ({ actor, params }) => {
      const isSelf = params.id === 'moi' || params.id === actor.id;
      if (!isSelf && actor.role !== 'lca.admin') return refusal({ code: 'compte.inconnu' });
      const of = isSelf ? { id: actor.id, role: actor.role, session: actor.session } : { id: params.id };
      const user = isUuid(of.id) ? await readUser(db, of) : undefined;
      return user ? { ok: true, value: user, version: user.version } : refusal({ code: 'compte.inconnu' });
    },
  };
};

const sessionOf = async (db: Db, refresh: string | undefined): Promise<string | undefined> =>
  refresh === undefined ? undefined : findSessionOfJeton(db, hashOf(refresh));

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
