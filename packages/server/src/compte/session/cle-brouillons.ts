import { createHmac, hkdfSync } from 'node:crypto';

/**
 * Derives the key that encrypts the unsaved answers kept by a person's browser. It is the same at each sign-in, as it
 * comes from the installation's secret: nothing is stored, and the browser only holds it while the person is signed
 * in.
 */
export function clesDesBrouillons(tokenKey: string): (id: string) => string {
  const key = new Uint8Array(hkdfSync('sha256', tokenKey, '', 'portail-asso brouillons', 32));
  return (id) => createHmac('sha256', key).update(id).digest('base64url');
}
