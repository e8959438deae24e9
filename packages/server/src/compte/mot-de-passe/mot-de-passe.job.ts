import { isTooManyCourriels } from '@asso/domain/compte/lien.rules';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { job, worker } from '../../platform/jobs/job.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAdresse, type Personne } from '../inscription/inscription.sql.ts';
import { countLiensTo, createLien } from '../lien.sql.ts';
import { compteFermeMail, motDePasseMail } from './mot-de-passe.mail.ts';

/**
 * Looks the address up and writes the mail. The call makes this job for any address, so neither its answer nor its time
 * tells whether an account exists.
 */
export const motDePasseOublieJob = job({
  name: 'compte.mot-de-passe-oublie',
  schema: z.strictObject({ email: z.string().max(254) }),
});

export const motDePasseOublieWorker = ({ db, clock, mail, config }: Platform) =>
  worker(motDePasseOublieJob, async ({ email }, { id: cause }) => {
    const now = clock.now();
    if (isTooManyCourriels(await countLiensTo(db, email, now))) return;
    const { compte, inscription } = await findAdresse(db, email);
    const to = compte ?? inscription;
    if (!to) return;
    await inTransaction(db, async (trx) => {
      const ferme = fermeDraft(to, now);
      if (ferme) return mail.write(trx, ferme);
      const lien = { objet: 'mot-de-passe', id_utilisateur: to.id, destinataire: to.email, now } as const;
      const token = await createLien(trx, { ...lien, donnees: {} });
      const whom = { ...to, isProuve: to.enabled };
      const draft = motDePasseMail(whom, { token, publicUrl: config.publicUrl });
      await mail.write(trx, { cle: `mot-de-passe/${cause}`, ...draft });
    });
  });

/**
 * Gives the mail for a person who can use no link because their account is deactivated or locked; null for another
 * account. The key holds the hour, so at most one such mail leaves each hour.
 */
export function fermeDraft(to: Personne, now: Date): MailDraft | null {
  const isDesactive = to.desactive_at !== null;
  if (!isDesactive && !to.locked) return null;
  const cle = `compte-ferme/${to.id}/${now.toISOString().slice(0, 13)}`;
  return { cle, ...compteFermeMail(to, { isDesactive }) };
}
