import type { sessionEndpoints } from '@asso/contract/compte/session.endpoints';
import { isUuid } from '@asso/domain/identifiants/uuid';
import { type Answer, type Handlers, notFound, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { accesOuvertView } from './acces-ouvert-view.ts';
import { closeOwnSession, listOpenSessions } from './session.sql.ts';
import { noSessionCookies, refreshSession, type SessionTokens, sessionCookies } from './session.ts';
import type { Tokens } from './tokens.ts';

export const sessionHandlers = (
  { db, clock }: Platform,
  tokens: Tokens,
): Handlers<typeof sessionEndpoints> => {
  const refresh = async (refreshToken: string | undefined): Promise<Answer<SessionTokens>> => {
    const exchanged = refreshToken
      ? await refreshSession({ db, clock }, tokens, refreshToken)
      : refusal({ code: 'compte.token-expire' });
    if (!exchanged.ok) return { ...exchanged, cookies: noSessionCookies };
    return { ok: true, value: exchanged.value, cookies: sessionCookies(exchanged.value) };
  };

  return {
    refreshToken: ({ body, cookies }) => refresh(body.refreshToken ?? cookies.refresh_token),
    // This call sets no cookie: otherwise, a link from another site could sign its reader in as somebody else.
    refreshTokenByPath: async ({ params }) => ({ ...(await refresh(params.refreshToken)), cookies: [] }),

    listSessions: async ({ actor }) => {
      const rows = await listOpenSessions(db, actor.id, clock.now());
      return {
        ok: true,
        value: { items: rows.map((row) => accesOuvertView(row, row.id === actor.session)) },
      };
    },

    closeSession: async ({ actor, params: { id } }) => {
      const isClosed = isUuid(id) && (await closeOwnSession(db, { id, id_utilisateur: actor.id }));
      return isClosed ? { ok: true, value: { retire: true } } : notFound;
    },
  };
};
