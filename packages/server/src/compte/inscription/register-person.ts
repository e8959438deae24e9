import { redirectionSure } from '@asso/domain/compte/guards.rules';
import { type Inscription, inscriptionFields } from '@asso/domain/compte/inscription.fields';
import { rolesInscription } from '@asso/domain/compte/inscription.rules';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PasswordHasher } from '../mot-de-passe/password-hasher.ts';
import { type OpenedSession, openSession } from '../session/session.ts';
import type { Tokens } from '../session/tokens.ts';
import { courrielInscriptionJob } from './inscription.job.ts';
import { insertInscription } from './inscription.sql.ts';

export type RegisterDeps = { hasher: PasswordHasher; tokens: Tokens };

type Registering = Inscription & {
  password: string;
  origine: string;
  redirect_url?: string;
  hasCourriel: boolean;
  userAgent: string;
};

/**
 * Registers a person with the same work for any address (one hash, the same rows, the same job) and without looking up
 * whether the address has an account, so that neither the answer nor the time can tell.
 */
export async function registerPerson(
  { db, clock, jobs }: Platform,
  { hasher, tokens }: RegisterDeps,
  { password, origine, redirect_url, hasCourriel, userAgent, ...typed }: Registering,
): Promise<{ id: string; session: OpenedSession }> {
  const now = clock.now();
  const mot_de_passe = await hasher.hash(password);
  const email = normalised('email', typed.email);
  return inTransaction(db, async (trx) => {
    const id = await insertInscription(trx, {
      email,
      mot_de_passe,
      civilite: typed.civilite ?? null,
      nom: normalised('nom', typed.nom),
      prenom: normalised('prenom', typed.prenom),
      roles: [...rolesInscription],
      origine,
      now,
    });
    if (hasCourriel) {
      await jobs.enqueue(trx, courrielInscriptionJob, { email, redirect: redirectionSure(redirect_url) });
    }
    const session = await openSession(trx, { clock, tokens }, { id_utilisateur: id, user_agent: userAgent });
    return { id, session };
  });
}

const normalised = (name: 'email' | 'nom' | 'prenom', typed: string | null | undefined): string =>
  inscriptionFields[name].format.normalise?.(typed ?? '') ?? '';
