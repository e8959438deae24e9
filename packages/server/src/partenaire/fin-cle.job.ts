import { formatDay, localDay } from '@asso/domain/identifiants/dates-affichees';
import { bonjour } from '@asso/domain/identifiants/salutation';
import { avertissementsJours, dueAvertissement } from '@asso/domain/partenaire/cle.rules';
import { z } from 'zod';
import { inTransaction } from '../platform/db/transaction.ts';
import { type JobRow, job, worker } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';
import { type CleFinissante, deleteOldUsages, listFinissantes, takeAvertissement } from './cle.sql.ts';
import { clesUrl } from './cles-url.ts';

const jour = 86_400_000;
const journalJours = 365;

const finCleJob = job({
  name: 'partenaire.fin-des-cles',
  schema: z.object({}),
  cron: '40 8 * * *',
  maxSeconds: 1800,
});

/**
 * Warns the person who created a key a month and a week before it expires, and deletes the journal of calls after a
 * year.
 */
export const finCleWorker = (platform: Platform): JobRow =>
  worker(finCleJob, async () => {
    const now = platform.clock.now();
    const until = new Date(now.getTime() + Math.max(...avertissementsJours) * jour);
    for (const cle of await listFinissantes(platform.db, { now, until })) await warn(platform, cle, now);
    await deleteOldUsages(platform.db, new Date(now.getTime() - journalJours * jour));
  });

/** Warns about one key in its own transaction: a failure does not keep the others from being told. */
async function warn(platform: Platform, cle: CleFinissante, now: Date): Promise<void> {
  const jours = dueAvertissement(cle.expire_le, now);
  if (jours === null) return;
  const day = formatDay(localDay(cle.expire_le));
  await inTransaction(platform.db, async (tx) => {
    if (!(await takeAvertissement(tx, cle.id, jours))) return;
    await platform.mail.write(tx, {
      cle: `cle-partenaire/${cle.id}/${jours}`,
      to: cle.email,
      subject: `La clé « ${cle.nom} » expire le ${day}`,
      content: {
        greeting: bonjour({ prenom: cle.prenom, nom: cle.nom_createur }),
        title: `La clé « ${cle.nom} » expire le ${day}`,
        paragraphs: [
          'Après ce jour, le logiciel qui s’en sert ne pourra plus rien lire ni écrire sur le portail.',
          'Créez une autre clé, donnez-la à ce logiciel, puis révoquez celle-ci.',
        ],
        action: { label: 'Voir mes clés', url: clesUrl(platform.config.publicUrl, cle) },
      },
    });
  });
}
