import { createHash, randomBytes } from 'node:crypto';
import { longueurPrefixe, prefixeCle } from '@asso/domain/partenaire/cle.rules';

/** 256 bits of the system's own chance: no dictionary tries them, so one pass of SHA-256 keeps them. */
export function newSecret(): { secret: string; prefixe: string; empreinte: Buffer } {
  const secret = `${prefixeCle}${randomBytes(32).toString('base64url')}`;
  return { secret, prefixe: secret.slice(0, longueurPrefixe), empreinte: empreinteOf(secret) };
}

export const empreinteOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
