import type { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import type { Db } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Coffre } from '../coffre.ts';
import { findSessionExterne } from '../identite-externe/identite-externe.sql.ts';
import type { FournisseursOidc } from '../identite-externe/oidc.adapter.ts';
import type { PasswordHasher } from '../mot-de-passe/password-hasher.ts';
import { compteReader } from '../profil/read-compte.ts';
import { findSessionOfJeton, revokeSession } from '../session/session.sql.ts';
import { appareilCookie, noSessionCookies, sessionCookies } from '../session/session.ts';
import { hashToken, type Tokens } from '../session/tokens.ts';
import { openConnexion } from './connexion.ts';

type Deps = {
  hasher: PasswordHasher;
  tokens: Tokens;
  coffre: Coffre;
  fournisseurs: FournisseursOidc;
};

export const connexionHandlers = (platform: Platform, deps: Deps): Handlers<typeof connexionEndpoints> => {
  const { db } = platform;
  const read = compteReader(platform);

  return {
    login: async ({ body, ip, userAgent, cookies: { appareil } }) => {
      const opened = await openConnexion({ ...platform, ...deps }, { ...body, appareil, ip, userAgent });
      if (!opened.ok) return opened;
      const { token, refreshToken, id_session, id_utilisateur } = opened.value;
      const user = await read({ id: id_utilisateur, session: id_session });
      if (!user.ok) return user;
      const cookies = sessionCookies({ token, refreshToken });
      if (opened.value.appareil) cookies.push(appareilCookie(opened.value.appareil));
      return { ok: true, value: { token, refreshToken, user: user.value }, cookies };
    },

    logout: async ({ actor, body, cookies }) => {
      const found = [actor?.session, await sessionOf(db, body.refreshToken ?? cookies.refresh_token)];
      const sessions = [...new Set(found)].flatMap((session) => session ?? []);
      for (const session of sessions) await revokeSession(db, session, 'deconnexion');
      const adresse = await quitAddress(db, deps, sessions);
      return { ok: true, value: { deconnecte: true, adresse }, cookies: noSessionCookies };
    },
  };
};

const sessionOf = async (db: Db, refresh: string | undefined): Promise<string | undefined> =>
  refresh === undefined ? undefined : findSessionOfJeton(db, hashToken(refresh));

/**
 * Gives the address by which the identity provider that opened one of these sessions signs the person out; null when
 * none did. The portal closes its own sessions in any case.
 */
async function quitAddress(
  db: Db,
  { coffre, fournisseurs }: Deps,
  sessions: readonly string[],
): Promise<string | null> {
  for (const session of sessions) {
    const opened = await findSessionExterne(db, session);
    const idToken = opened && coffre.open(opened.id_token, session);
    const address = idToken ? await fournisseurs.get(opened.fournisseur)?.quitter(idToken) : undefined;
    if (address) return address.href;
  }
  return null;
}
