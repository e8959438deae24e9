import { courrielInscription } from '@asso/domain/compte/inscription.rules';
import { isTooManyCourriels } from '@asso/domain/compte/lien.rules';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { job, worker } from '../../platform/jobs/job.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { countLiensTo, createLien } from '../lien.sql.ts';
import { fermeDraft } from '../mot-de-passe/mot-de-passe.job.ts';
import { compteExistsMail, validationMail } from './inscription.mail.ts';
import { findAdresse, type Personne } from './inscription.sql.ts';

/** Registrations and resends queue this job whether the address is known or not: it alone looks that up. */
export const courrielInscriptionJob = job({
  name: 'compte.courriel-inscription',
  schema: z.strictObject({ email: z.string().max(254), redirect: z.string().max(500) }),
});

export const courrielInscriptionWorker = ({ db, clock, mail, config }: Platform) =>
  worker(courrielInscriptionJob, async ({ email, redirect }, { id: cause }) => {
    const now = clock.now();
    if (isTooManyCourriels(await countLiensTo(db, email, now))) return;
    const { compte, inscription } = await findAdresse(db, email);
    const kind = courrielInscription({ compte, hasInscription: inscription !== undefined });
    const to = kind === 'deja-un-compte' ? compte : (inscription ?? compte);
    if (kind === null || !to) return;
    const cle = `inscription/${cause}`;
    const writing = { cle, to, now, publicUrl: config.publicUrl };
    await inTransaction(db, async (trx) => {
      const draft =
        kind === 'validation'
          ? await validationDraft(trx, { ...writing, redirect })
          : await dejaUnCompteDraft(trx, writing);
      await mail.write(trx, draft);
    });
  });

type Writing = { cle: string; to: Personne; now: Date; publicUrl: URL };

async function validationDraft(
  trx: Tx,
  { cle, to, now, publicUrl, redirect }: Writing & { redirect: string },
): Promise<MailDraft> {
  const lien = { objet: 'validation', id_utilisateur: to.id, destinataire: to.email, now } as const;
  const token = await createLien(trx, { ...lien, donnees: { redirect } });
  return { cle, ...validationMail(to.email, { token, publicUrl }) };
}

async function dejaUnCompteDraft(trx: Tx, { cle, to, now, publicUrl }: Writing): Promise<MailDraft> {
  const ferme = fermeDraft(to, now);
  if (ferme) return ferme;
  const lien = { objet: 'mot-de-passe', id_utilisateur: to.id, destinataire: to.email, now } as const;
  const token = await createLien(trx, { ...lien, donnees: {} });
  return { cle, ...compteExistsMail(to, { token, publicUrl }) };
}
