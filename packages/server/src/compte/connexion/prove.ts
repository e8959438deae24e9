import type { Problem } from '@asso/domain/kernel/result';
import { spendCode } from '../second-facteur/second-facteur.ts';
import { findCompteByEmail } from '../utilisateur.sql.ts';
import type { ConnexionDeps } from './connexion.ts';
import { forgetEchecs } from './echec-connexion.sql.ts';
import { countOrWait, toEssai } from './essai-connexion.ts';

export type Preuve = { password: string | undefined; code?: string; ip: string };

/** Checks the password again before an important act; failures count with those of sign-in. */
export async function provePassword(
  deps: ConnexionDeps,
  { email }: { email: string },
  { password, ip }: Preuve,
): Promise<Problem | null> {
  return prove(deps, email, { password, ip, needsCode: false });
}

/** Checks the password and, when the account has a second factor, a code too. */
export async function proveBoth(
  deps: ConnexionDeps,
  { email }: { email: string },
  preuve: Preuve,
): Promise<Problem | null> {
  return prove(deps, email, { ...preuve, needsCode: true });
}

async function prove(
  deps: ConnexionDeps,
  email: string,
  { password, code, ip, needsCode }: Preuve & { needsCode: boolean },
): Promise<Problem | null> {
  const { db, clock, hasher, coffre } = deps;
  if (!password) return { code: 'compte.mot-de-passe-requis', field: 'password' };
  const compte = await findCompteByEmail(db, email);
  // The account was opened by an identity provider, so it has no password to compare.
  if (compte?.mot_de_passe === null) return { code: 'compte.sans-mot-de-passe', field: 'password' };
  if (hasher.isFull()) return { code: 'kernel.trop-de-requetes', params: { n: 5 } };
  const now = clock.now();
  const essai = toEssai({ email, ip, now });
  const tooSoon = await countOrWait(deps, essai);
  if (tooSoon) return tooSoon;
  const isRight = await hasher.verify(compte?.mot_de_passe ?? null, password);
  if (!compte || !isRight) return { code: 'compte.mot-de-passe-faux', field: 'password' };
  if (needsCode && compte.has_second_facteur) {
    const problem = await spendCode(db, coffre, { id: compte.id, code: code ?? '', now });
    if (problem?.code === 'compte.code-incorrect') return { code: 'compte.code-faux', field: 'code' };
    if (problem) return problem;
  }
  await forgetEchecs(db, essai);
  return null;
}
