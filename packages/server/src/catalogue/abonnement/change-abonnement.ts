import {
  maxPendingSuivis,
  type SuiviAbonnement,
  suivisMax,
} from '@asso/domain/catalogue/public/abonnement.rules';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { abonnementJetons, confirmationMail, listAbonnementCles } from './abonnement.mail.ts';
import {
  countAbonnements,
  deleteByJeton,
  deleteCourriels,
  findAbonnement,
  insertAbonnement,
  keepJeton,
  lockCourriel,
} from './abonnement.sql.ts';

/**
 * Asks to follow a subject. Nothing is answered that tells whether the address already follows it, waits or follows
 * too many; a mail leaves once a day at most for one subject.
 */
export const askAbonnement = (
  { db, clock, config, mail }: Platform,
  { courriel, suivi, nom }: { courriel: string; suivi: SuiviAbonnement; nom: string },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const now = clock.now();
    await lockCourriel(trx, courriel);
    const known = await findAbonnement(trx, { courriel, ...suivi });
    if (known?.confirme_le) return;
    if (!known) {
      const { tous, enAttente } = await countAbonnements(trx, courriel);
      if (tous >= suivisMax || enAttente >= maxPendingSuivis) return;
    }
    const abonnement = known ?? (await insertAbonnement(trx, { courriel, ...suivi, demande_le: now }));
    const jeton = abonnementJetons(config)(abonnement.id);
    await keepJeton(trx, { id: abonnement.id, jeton });
    const { publicUrl } = config;
    await mail.write(trx, confirmationMail({ abonnement, jeton, nom, publicUrl, now }));
  });

/** Erases the address, with the mails that were written to it for this subject. */
export const stopAbonnement = ({ db, clock }: Platform, jeton: string): Promise<void> =>
  inTransaction(db, async (trx) => {
    const stopped = await deleteByJeton(trx, jeton);
    if (stopped) await deleteCourriels(trx, listAbonnementCles(stopped, clock.now()));
  });
