import type { inscriptionEndpoints } from '@asso/contract/compte/inscription.endpoints';
import { redirectionSure } from '@asso/domain/compte/guards.rules';
import { adresseProblems, inscriptionProblems } from '@asso/domain/compte/inscription.rules';
import { registrationRole } from '@asso/domain/compte/roles.rules';
import { normaliseCourriel } from '@asso/domain/identifiants/courriel';
import { ok, type Result, refused } from '@asso/domain/kernel/result';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Handlers, refusal } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeLiens, findLien, spendLien } from '../lien.sql.ts';
import { readUser } from '../profil/user-view.ts';
import { brouillonCles } from '../session/cle-brouillons.ts';
import { sessionCookies } from '../session/session.ts';
import { activate } from './activation.ts';
import { courrielInscriptionJob } from './inscription.job.ts';
import { bienvenueMail } from './inscription.mail.ts';
import { findInscrit, lockInscrit, saveAdresseCorrigee } from './inscription.sql.ts';
import { type RegisterDeps, registerPerson } from './register-person.ts';

export const inscriptionHandlers = (
  platform: Platform,
  deps: RegisterDeps,
): Handlers<typeof inscriptionEndpoints> => {
  const { db, clock, jobs, mail, config } = platform;
  const cleBrouillons = brouillonCles(config);
  const envoi = () => ({ demande: true, at: clock.now().toISOString() }) as const;

  return {
    register: async ({ query, body, userAgent }) => {
      const problems = inscriptionProblems(body, body);
      if (problems.length > 0) return { ok: false, problems };
      if (deps.hasher.isFull()) return refusal({ code: 'kernel.trop-de-requetes', params: { n: 5 } });
      const { id, session } = await registerPerson(platform, deps, {
        ...body,
        origine: body.origin ?? query.origin,
        hasCourriel: query.sendValidation === 'true',
        userAgent,
      });
      const user = await readUser(db, { id, session: session.id_session });
      if (!user) throw new Error('who registered a moment ago is gone');
      const { token, refreshToken } = session;
      return {
        ok: true,
        value: {
          token,
          refreshToken,
          user: { ...user, role: registrationRole(user.roles), ...cleBrouillons(id) },
        },
        cookies: sessionCookies({ token, refreshToken }),
      };
    },

    sendValidationMail: async ({ body }) => {
      const email = normaliseCourriel(body.email);
      const problems = adresseProblems(email);
      if (problems.length > 0) return { ok: false, problems };
      const redirect = redirectionSure(body.redirect_url);
      await inTransaction(db, (trx) => jobs.enqueue(trx, courrielInscriptionJob, { email, redirect }));
      return { ok: true, value: envoi() };
    },

    checkValidationLink: async ({ body }) => {
      const found = await findLien(db, { objet: 'validation', token: body.token, now: clock.now() });
      return found
        ? { ok: true, value: { courriel: found.destinataire } }
        : refusal({ code: 'compte.lien-perime' });
    },

    validate: async ({ actor, body }) => {
      const now = clock.now();
      const presented = { objet: 'validation', token: body.token, now } as const;
      const found = await findLien(db, presented);
      if (!found) return refusal({ code: 'compte.lien-perime' });
      if (found.destinataire !== actor.email) return refusal({ code: 'compte.lien-d-un-autre' });
      const done = await inTransaction(db, async (trx): Promise<Result<string>> => {
        const lien = await spendLien(trx, presented);
        if (!lien) return refused({ code: 'compte.lien-perime' });
        const active = await activate(trx, actor.id, now);
        if (!active.ok) return active;
        const { id } = active.value;
        await closeLiens(trx, { id_utilisateur: id, objets: ['validation'], now });
        const to = { ...active.value, email: lien.destinataire };
        const redirect = redirectionSure(lien.donnees.redirect);
        await mail.write(trx, { cle: `bienvenue/${id}`, ...bienvenueMail(to, config.publicUrl, redirect) });
        return ok(redirect);
      });
      return done.ok ? { ok: true, value: { valide: true, redirect: done.value } } : done;
    },

    correctAddress: async ({ actor, body }) => {
      const now = clock.now();
      const email = normaliseCourriel(body.email);
      const problems = adresseProblems(email);
      if (problems.length > 0) return { ok: false, problems };
      if ((await findInscrit(db, actor.id))?.enabled !== false)
        return refusal({ code: 'compte.deja-valide' });
      const redirect = redirectionSure(body.redirect_url);
      await inTransaction(db, async (trx) => {
        const person = await lockInscrit(trx, actor.id);
        if (person?.enabled !== false) return;
        await saveAdresseCorrigee(trx, { id: actor.id, email, now });
        await closeLiens(trx, { id_utilisateur: actor.id, objets: ['validation', 'mot-de-passe'], now });
        await jobs.enqueue(trx, courrielInscriptionJob, { email, redirect });
      });
      return { ok: true, value: envoi() };
    },
  };
};
