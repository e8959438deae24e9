import { fournisseurSchema } from '@asso/contract/compte/identite-externe.schemas';
import { fournisseurs } from '@asso/domain/compte/fournisseur-identite.rows';
import { isTooManyCourriels } from '@asso/domain/compte/lien.rules';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { job, worker } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeLiens, countLiensTo, createLien } from '../lien.sql.ts';
import { findDestinataire } from '../utilisateur.sql.ts';
import { linkIdentiteMail } from './identite-externe.mail.ts';

/**
 * This job is queued whether the address has an account or not, and it alone looks that up, so that the answer of the
 * call does not tell.
 */
export const linkIdentiteJob = job({
  name: 'compte.lier-identite',
  schema: z.strictObject({
    email: z.string().max(254),
    fournisseur: fournisseurSchema,
    /** The hash of the sign-in that the link completes. */
    essai: z.string().length(64),
  }),
});

export const linkIdentiteWorker = ({ db, clock, mail, config }: Platform) =>
  worker(linkIdentiteJob, async ({ email, fournisseur, essai }, { id: cause }) => {
    const now = clock.now();
    const to = await findDestinataire(db, email);
    if (!to || isTooManyCourriels(await countLiensTo(db, email, now))) return;
    await inTransaction(db, async (trx) => {
      await closeLiens(trx, { id_utilisateur: to.id, objets: ['identite'], now });
      const lien = { objet: 'identite', id_utilisateur: to.id, destinataire: to.email, now } as const;
      const token = await createLien(trx, { ...lien, donnees: { essai } });
      const { nom } = fournisseurs[fournisseur];
      const draft = linkIdentiteMail(to, { token, publicUrl: config.publicUrl, nom });
      await mail.write(trx, { cle: `lier-identite/${cause}`, ...draft });
    });
  });
