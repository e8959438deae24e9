import { passwordHasher } from '../../compte/mot-de-passe/password-hasher.ts';
import { demoMotDePasse } from './comptes-de-demo.ts';

let hache: Promise<string> | undefined;

/** Hashes the password that all accounts share, once, which saves seconds at the start. */
export function motDePasseHache(): Promise<string> {
  hache ??= passwordHasher().hash(demoMotDePasse);
  return hache;
}
