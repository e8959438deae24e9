import { createHash, createHmac, createSecretKey, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { accesSecondes } from '@asso/domain/compte/session.rules';
import { SignJWT } from 'jose';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Claims, readJwt } from './read-jwt.ts';

export type Tokens = {
  signAccess(of: { sub: string; sid: string }): Promise<string>;
  /** Gives null for a token that is forged, expired, of another kind or meant for somebody else. */
  readAccess(token: string): Claims | null;
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
    readAccess: (token) =>
      readJwt(token, {
        key: accessKey,
        type,
        party: audience,
        maxAgeSeconds: accesSecondes,
        now: clock.now(),
      }),
    newRefresh: () => randomBytes(32).toString('base64url'),
    successorOf: (refresh) => createHmac('sha256', refreshKey).update(refresh).digest('base64url'),
  };
}

/** Only this hash of a refresh token is stored. */
export const hashOf = (refresh: string): Buffer => createHash('sha256').update(refresh).digest();
