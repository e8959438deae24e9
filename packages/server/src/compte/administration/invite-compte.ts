import { isTooManyCourriels, lienSecondes } from '@asso/domain/compte/lien.rules';
import type { Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeLiens, countLiensTo, createLien } from '../lien.sql.ts';
import { type Destinataire, draftFor, pageUrl } from '../mail-draft.ts';

type Invite = { compte: Destinataire & { id: string }; par: string; pour: string };
type Deps = Pick<Platform, 'clock' | 'mail' | 'config'>;

/**
 * Sends the owner of an account that somebody else opened a link to choose the password. The link sent before stops
 * working. Gives false when too many mails were sent to this address within the hour.
 */
export async function inviteCompte(
  trx: Tx,
  { clock, mail, config }: Deps,
  { compte, par, pour }: Invite,
): Promise<boolean> {
  const now = clock.now();
  const { id, email } = compte;
  if (isTooManyCourriels(await countLiensTo(trx, email, now))) return false;
  await closeLiens(trx, { id_utilisateur: id, objets: ['invitation'], now });
  const lien = { objet: 'invitation', id_utilisateur: id, destinataire: email, donnees: {}, now } as const;
  const token = await createLien(trx, lien);
  const draft = draftFor(compte, {
    title: 'Votre compte est ouvert',
    paragraphs: [
      `${par} vous a ouvert un compte sur le portail, pour ${pour}.`,
      'Choisissez votre mot de passe par ce lien : votre compte servira aussitôt.',
    ],
    action: {
      label: 'Choisir mon mot de passe',
      url: pageUrl(config.publicUrl, `mot-de-passe-oublie/${token}`),
    },
    details: [
      `Le lien sert une seule fois, pendant ${lienSecondes.invitation / 86_400} jours.`,
      'Vous n’attendiez pas ce compte ? Ne suivez pas le lien : sans lui, il n’ouvre rien.',
    ],
  });
  await mail.write(trx, { cle: `invitation-compte/${email}/${now.toISOString()}`, ...draft });
  return true;
}
