import { createHash, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { accesSecondes } from '@asso/domain/compte/session.rules';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../platform/clock/clock.ts';

export type AccessToken = { sub: string; sid: string; jti: string };

export type Tokens = {
  signAccess(of: { sub: string; sid: string }): Promise<string>;
  /** Null for what is forged, expired, of another kind or for somebody else. */
  readAccess(token: string): Promise<AccessToken | null>;
  newRefresh(): string;
  /**
   * The successor is derived from its parent: two tabs that exchange the same one get the same, though only
   * hashes are kept. Who holds one token cannot derive the next without the key.
   */
  successorOf(refresh: string): string;
};

const audience = 'portail-asso';
const type = 'at+jwt';
const algorithm = 'HS256';

export function tokens({ tokenKey, clock }: { tokenKey: string; clock: Clock }): Tokens {
  const keyFor = (use: string) => new Uint8Array(hkdfSync('sha256', tokenKey, '', `portail-asso ${use}`, 32));
  const accessKey = keyFor('acces');
  const refreshKey = keyFor('rafraichissement');
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
      try {
        const { payload } = await jwtVerify<{ sid?: unknown }>(token, accessKey, {
          algorithms: [algorithm],
          typ: type,
          audience,
          issuer: audience,
          requiredClaims: ['sub', 'jti', 'iat', 'exp', 'sid'],
          maxTokenAge: accesSecondes,
          currentDate: clock.now(),
        });
        const { sub, sid, jti } = payload;
        return typeof sid === 'string' && sub && jti ? { sub, sid, jti } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
    newRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refresh) => createHmac('sha256', refreshKey).update(refresh).digest('base64url'),
  };
}

/** What is kept of a refresh token. */
export const hashOf = (refresh: string): Buffer => createHash('sha256').update(refresh).digest();
