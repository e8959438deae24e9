import { createHmac } from 'node:crypto';
import { keysFor, type TokenKeys } from '../../platform/config/token-key.ts';

/**
 * Derives the key that encrypts the unsaved answers kept by a person's browser. It is the same at each sign-in, as it
 * comes from the installation's secret: nothing is stored, and the browser only holds it while the person is signed
 * in. While the installation's secret is being changed, what was kept with the other one opens with the other keys.
 */
export function brouillonCles(keys: TokenKeys) {
  const { own, others } = keysFor(keys, 'brouillons');
  return (id: string) => {
    const cleFrom = (key: Uint8Array) => createHmac('sha256', key).update(id).digest('base64url');
    return { cle_brouillons: cleFrom(own), autres_cles_brouillons: others.map(cleFrom) };
  };
}
