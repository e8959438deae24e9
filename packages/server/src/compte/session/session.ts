import { confianceSecondes } from '@asso/domain/compte/second-facteur.rules';
import {
  accesSecondes,
  decideRotation,
  inactiviteSecondes,
  sessionSecondes,
} from '@asso/domain/compte/session.rules';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { CookieChange } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { saveConnexion } from '../utilisateur.sql.ts';
import {
  insertJeton,
  insertSession,
  type LockedJeton,
  lockJeton,
  markRotated,
  revokeSession,
} from './session.sql.ts';
import { hashToken, type Tokens } from './tokens.ts';

export type SessionTokens = { token: string; refreshToken: string };
export type OpenedSession = SessionTokens & { id_session: string };

/** Opens a session with its first refresh token, and records the visit. */
export async function openSession(
  trx: Tx,
  { clock, tokens }: { clock: Platform['clock']; tokens: Tokens },
  of: { id_utilisateur: string; user_agent: string },
): Promise<OpenedSession> {
  const now = clock.now();
  await saveConnexion(trx, of.id_utilisateur, now);
  const id_session = await insertSession(trx, {
    ...of,
    created_at: now,
    expires_at: after(now, sessionSecondes),
  });
  const refreshToken = tokens.newRefresh();
  await insertJeton(trx, {
    hash: hashToken(refreshToken),
    id_session,
    parent: null,
    created_at: now,
    expires_at: after(now, inactiviteSecondes),
  });
  const token = await tokens.signAccess({ sub: of.id_utilisateur, sid: id_session });
  return { token, refreshToken, id_session };
}

/** Exchanges a refresh token once; when a copy of a used token comes back, the whole session ends. */
export async function refreshSession(
  platform: Pick<Platform, 'db' | 'clock'>,
  tokens: Tokens,
  refresh: string,
): Promise<Result<SessionTokens>> {
  const [ours, ...theirs] = tokens.successorsOf(refresh);
  const jeton = await inTransaction(platform.db, async (trx) => {
    const hash = hashToken(refresh);
    const now = platform.clock.now();
    const found = await lockJeton(trx, hash);
    const rotation = decideRotation(found, now);
    if (found === undefined || rotation === 'expired') return null;
    if (rotation === 'reuse') {
      await revokeSession(trx, found.id_session, 'reutilisation');
      return null;
    }
    if (rotation === 'rotate') await rotate(trx, found, { hash, successor: ours, now });
    return found;
  });
  // A server that signs with another key of the portal may have made the successor that is stored.
  const stored = jeton?.successor;
  const successor = stored ? (theirs.find((one) => hashToken(one).equals(stored)) ?? ours) : ours;
  if (jeton === null) return refused({ code: 'compte.token-expire' });
  const token = await tokens.signAccess({ sub: jeton.id_utilisateur, sid: jeton.id_session });
  return ok({ token, refreshToken: successor });
}

async function rotate(
  trx: Tx,
  jeton: LockedJeton,
  { hash, successor, now }: { hash: Buffer; successor: string; now: Date },
): Promise<void> {
  await markRotated(trx, hash, now);
  await saveConnexion(trx, jeton.id_utilisateur, now);
  const end = Math.min(after(now, inactiviteSecondes).getTime(), jeton.session.expiresAt.getTime());
  await insertJeton(trx, {
    hash: hashToken(successor),
    id_session: jeton.id_session,
    parent: hash,
    created_at: now,
    expires_at: new Date(end),
  });
}

/** The cookies of a session: the page reads `token` to send it as a header, only the server reads `refresh_token`. */
export const sessionCookies = ({ token, refreshToken }: SessionTokens): CookieChange[] => [
  { name: 'token', value: token, maxAgeSeconds: accesSecondes },
  { name: 'refresh_token', value: refreshToken, httpOnly: true, maxAgeSeconds: inactiviteSecondes },
];

/** The cookie by which a trusted browser is known, kept whether the person is signed in or not. */
export const appareilCookie = (appareil: string): CookieChange => ({
  name: 'appareil',
  value: appareil,
  httpOnly: true,
  maxAgeSeconds: confianceSecondes,
});

export const noSessionCookies: readonly CookieChange[] = [
  { name: 'token', value: null },
  { name: 'refresh_token', value: null, httpOnly: true },
];

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
