import { createHash, randomBytes } from 'node:crypto';
import { longueurPrefixe, prefixeCle } from '@asso/domain/partenaire/cle.rules';

/**
 * Makes the secret of a key: 256 random bits that no dictionary can guess, so one pass of SHA-256 is enough to store
 * it.
 */
export function newCleSecret(): { secret: string; prefixe: string; empreinte: Buffer } {
  const secret = `${prefixeCle}${randomBytes(32).toString('base64url')}`;
  return { secret, prefixe: secret.slice(0, longueurPrefixe), empreinte: hashSecret(secret) };
}

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
