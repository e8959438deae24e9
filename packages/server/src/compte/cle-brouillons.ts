import { createHmac, hkdfSync } from 'node:crypto';

/**
 * The key that locks what a person's browser keeps of answers not saved yet. The same at each sign-in of that person,
 * derived from the installation's secret: nothing is stored, and the browser has it only while they are signed in.
 */
export function clesDesBrouillons(tokenKey: string): (id: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, '', 'portail-asso brouillons', 32));
  return (id) => createHmac('sha256', key).update(id).digest('base64url');
}
