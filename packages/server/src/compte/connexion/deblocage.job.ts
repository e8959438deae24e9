import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { createLien } from '../lien.sql.ts';
import { findDestinataire } from '../utilisateur.sql.ts';
import { deblocageMail } from './connexion.mail.ts';

export const deblocageJob = job({
  name: 'compte.deblocage',
  schema: z.strictObject({ email: z.string().max(254) }),
});

/**
 * Runs when an account has just been closed for an hour: its owner, if the account exists, receives the link that
 * opens it again.
 */
export const deblocageWorker = ({ db, clock, mail, config }: Platform) =>
  worker(deblocageJob, async ({ email }) => {
    const now = clock.now();
    const to = await findDestinataire(db, email);
    if (!to) return;
    await inTransaction(db, async (trx) => {
      const token = await createLien(trx, {
        objet: 'deblocage',
        id_utilisateur: to.id,
        destinataire: to.email,
        donnees: {},
        now,
      });
      // Attempts that reached the limit together have the same key, so they send one mail.
      const cle = `deblocage/${to.id}/${now.toISOString().slice(0, 13)}`;
      await mail.write(trx, { cle, ...deblocageMail(to, { token, publicUrl: config.publicUrl }) });
    });
  });
