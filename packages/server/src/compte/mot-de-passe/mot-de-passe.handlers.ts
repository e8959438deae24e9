import type { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { adresseProblems } from '@asso/domain/compte/inscription.rules';
import { motDePasseLiens } from '@asso/domain/compte/lien.rules';
import { maskCourriel, normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Answer, type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { findLienAmong } from '../lien.sql.ts';
import { noSessionCookies } from '../session/session.ts';
import { changeMotDePasse } from './change-mot-de-passe.ts';
import { motDePasseOublieJob } from './mot-de-passe.job.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { type Nouveau, resetMotDePasse } from './reset-mot-de-passe.ts';

type Deps = { hasher: PasswordHasher };

export const motDePasseHandlers = (platform: Platform, deps: Deps): Handlers<typeof motDePasseEndpoints> => {
  const { db, clock, jobs } = platform;

  /** Gives the same answer for any address: only the job looks up whether an account has it. */
  const forgotten = async (typed: string): Promise<Answer<{ demande: true; at: string }>> => {
    const email = normaliseCourriel(typed);
    const problems = adresseProblems(email);
    if (problems.length > 0) return { ok: false, problems };
    await inTransaction(db, (trx) => jobs.enqueue(trx, motDePasseOublieJob, { email }));
    return { ok: true, value: { demande: true, at: clock.now().toISOString() } };
  };

  const reset = async (nouveau: Nouveau): Promise<Answer<{ modifie: true }>> => {
    const done = await resetMotDePasse({ ...platform, ...deps }, nouveau);
    return done.ok ? { ok: true, value: { modifie: true }, cookies: noSessionCookies } : done;
  };

  return {
    forgotPassword: ({ body }) => forgotten(body.email),
    forgotPasswordByPath: ({ params }) => forgotten(params.email),

    checkResetLink: async ({ body }) => {
      const presented = { objets: motDePasseLiens, token: body.token, now: clock.now() };
      const lien = await findLienAmong(db, presented);
      if (!lien) return refusal({ code: 'compte.lien-perime' });
      return { ok: true, value: { courriel: maskCourriel(lien.destinataire) } };
    },

    resetPassword: ({ body }) => reset(body),
    resetPasswordByPath: ({ params, body }) => reset({ ...params, ...body }),

    changePassword: async ({ actor, params, body }) => {
      if (params.id !== 'moi' && params.id !== actor.id) return refusal({ code: 'compte.inconnu' });
      const changed = await changeMotDePasse({ ...platform, ...deps }, { actor, ...body });
      return changed.ok ? { ok: true, value: { modifie: true } } : changed;
    },
  };
};
