import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { accesSecondes } from '@asso/domain/compte/session.rules';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock/clock.ts';

export type AccessToken = { sub: string; sid: string; jti: string };

export type Tokens = {
  signAccess(of: { sub: string; sid: string }): Promise<string>;
  /** Gives null for a token that is forged, expired, of another kind or meant for somebody else. */
  readAccess(token: string): Promise<AccessToken | null>;
  newRefresh(): string;
  /**
   * Derives the successor of a refresh token: two tabs that exchange the same token get the same successor, though
   * only hashes are stored. Somebody who holds one token cannot derive the next without the key.
   */
  successorOf(refresh: string): string;
};

const audience = 'portail-asso';
const type = 'at+jwt';
const algorithm = 'HS256';

export function tokens({ tokenKey, clock }: { tokenKey: string; clock: Clock }): Tokens {
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', tokenKey, '', `portail-asso ${use}`, 32));
  // A key object is prepared once, rather than for each token.
  const accessKey = createSecretKey(keyFor('acces'));
  const refreshKey = keyFor('rafraichissement');
  // A signature that was valid stays valid, so only the expiry of a known token is checked again.
  const alreadyRead = new Map<string, { access: AccessToken; endsAt: number }>();
  return {
    signAccess: ({ sub, sid }) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(sub)
        .setAudience(audience)
        .setIssuer(audience)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + accesSecondes)
        .sign(accessKey);
    },
    readAccess: async (token) => {
      const now = clock.now();
      const read = alreadyRead.get(token);
      if (read) return read.endsAt > now.getTime() / 1000 ? read.access : null;
      const payload = await verified(token, { key: accessKey, now });
      const { sub, sid, jti, exp = 0, iat = 0 } = payload ?? {};
      if (typeof sid !== 'string' || !sub || !jti) return null;
      const access = { sub, sid, jti };
      if (alreadyRead.size >= mostRead) alreadyRead.clear();
      alreadyRead.set(token, { access, endsAt: Math.min(exp, iat + accesSecondes) });
      return access;
    },
    newRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refresh) => createHmac('sha256', refreshKey).update(refresh).digest('base64url'),
  };
}

const mostRead = 10_000;

/** Gives null for a token that is forged, expired, of another kind or meant for somebody else. */
async function verified(token: string, { key, now }: { key: KeyObject; now: Date }) {
  try {
    const { payload } = await jwtVerify<{ sid?: unknown }>(token, key, {
      algorithms: [algorithm],
      typ: type,
      audience,
      issuer: audience,
      requiredClaims: ['sub', 'jti', 'iat', 'exp', 'sid'],
      maxTokenAge: accesSecondes,
      currentDate: now,
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Only this hash of a refresh token is stored. */
export const hashOf = (refresh: string): Buffer => createHash('sha256').update(refresh).digest();
