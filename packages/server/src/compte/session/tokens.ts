import { createHash, createHmac, createSecretKey, randomBytes, randomUUID } from 'node:crypto';
import { accesSecondes } from '@asso/domain/compte/session.rules';
import { SignJWT } from 'jose';
import type { Clock } from '../../platform/clock/clock.ts';
import { keysFor, type TokenKeys } from '../../platform/config/token-key.ts';
import { type Claims, readJwt } from './read-jwt.ts';

export type Tokens = {
  signAccess(of: { sub: string; sid: string }): Promise<string>;
  /** Returns null for a token that is forged, expired, of another kind or meant for somebody else. */
  readAccess(token: string): Claims | null;
  newRefresh(): string;
  /**
   * Derives the successor of a refresh token: two tabs that exchange the same token get the same successor, though
   * only hashes are stored. Somebody who holds one token cannot derive the next without the key. The successor made
   * with this server's key comes first, then those that the portal's other keys would make.
   */
  successorsOf(refresh: string): readonly [string, ...string[]];
};

const audience = 'portail-asso';
const type = 'at+jwt';
const algorithm = 'HS256';

export function tokens({ clock, ...keys }: TokenKeys & { clock: Clock }): Tokens {
  const access = keysFor(keys, 'acces');
  // A key object is prepared once, rather than for each token.
  const accessKey = createSecretKey(access.own);
  const accessKeys = [accessKey, ...access.others.map((key) => createSecretKey(key))];
  const refreshKeys = keysFor(keys, 'rafraichissement');
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
    readAccess: (token) => {
      const expected = { type, party: audience, maxAgeSeconds: accesSecondes, now: clock.now() };
      for (const key of accessKeys) {
        const claims = readJwt(token, { key, ...expected });
        if (claims) return claims;
      }
      return null;
    },
    newRefresh: () => randomBytes(32).toString('base64url'),
    successorsOf: (refresh) => {
      const successorBy = (key: Uint8Array) => createHmac('sha256', key).update(refresh).digest('base64url');
      return [successorBy(refreshKeys.own), ...refreshKeys.others.map(successorBy)];
    },
  };
}

/** Hashes a refresh token; only this hash is stored. */
export const hashToken = (refresh: string): Buffer => createHash('sha256').update(refresh).digest();
