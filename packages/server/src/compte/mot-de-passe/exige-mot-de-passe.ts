import { isTooManyCourriels } from '@asso/domain/compte/lien.rules';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeLiens, countLiensTo, createLien } from '../lien.sql.ts';
import { type Destinataire, draftFor, pageUrl } from '../mail-draft.ts';

type Deps = Pick<Platform, 'clock' | 'mail' | 'config'>;

/**
 * Sends the owner of an account, when an administrator requires a new password, a link to choose it without signing
 * in. Once the hour of the link is over they can still sign in, and are then asked for a new password. Gives false
 * when too many mails were sent to this address.
 */
export async function requireMotDePasse(
  trx: Tx,
  { clock, mail, config }: Deps,
  compte: Destinataire & { id: string },
): Promise<boolean> {
  const now = clock.now();
  const { id, email } = compte;
  if (isTooManyCourriels(await countLiensTo(trx, email, now))) return false;
  await closeLiens(trx, { id_utilisateur: id, objets: ['mot-de-passe'], now });
  const lien = { objet: 'mot-de-passe', id_utilisateur: id, destinataire: email, donnees: {}, now } as const;
  const token = await createLien(trx, lien);
  const draft = draftFor(compte, {
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'L’administration du portail vous demande de changer votre mot de passe. L’ancien n’ouvre plus vos pages.',
    ],
    action: {
      label: 'Choisir mon mot de passe',
      url: pageUrl(config.publicUrl, `user/modification-mot-de-passe/${token}`),
    },
    details: [
      'Le lien sert une seule fois, pendant une heure. Vos sessions ouvertes se fermeront.',
      'Passé ce délai, connectez-vous : le portail vous demandera d’en choisir un autre.',
    ],
  });
  await mail.write(trx, { cle: `mot-de-passe-exige/${id}/${now.toISOString()}`, ...draft });
  return true;
}
