import { passwordHasher } from '../../compte/mot-de-passe/password-hasher.ts';
import { motDePasseDeDemo } from './comptes-de-demo.ts';

let hache: Promise<string> | undefined;

/** All accounts share the password, so it is hashed once, which saves seconds at the start. */
export function motDePasseHache(): Promise<string> {
  hache ??= passwordHasher().hash(motDePasseDeDemo);
  return hache;
}
