import { isTooManyCourriels } from '@asso/domain/compte/lien.rules';
import { maskCourriel } from '@asso/domain/identifiants/courriel';
import type { Problem } from '@asso/domain/kernel/result';
import type { Tx } from '../../platform/db/database.ts';
import { writeHistory } from '../../platform/history/history.sql.ts';
import type { Platform } from '../../platform/platform.ts';
import { ancienCourrielMail, courrielTakenMail, nouveauCourrielMail } from '../connexion/connexion.mail.ts';
import { closeLiens, countLiensTo, createLien, spendLien } from '../lien.sql.ts';
import type { Destinataire } from '../mail-draft.ts';
import { isCourrielTaken, lockCompte, saveProfil } from './profil.sql.ts';

type Personne = Destinataire & { id: string };

/**
 * Writes to both addresses, or to neither when too many mails were sent to the new one; nothing changes until the link
 * sent there is followed.
 */
export async function askNewCourriel(
  tx: Tx,
  { mail, clock, config }: Platform,
  { personne, email }: { personne: Personne; email: string },
): Promise<void> {
  const now = clock.now();
  if (isTooManyCourriels(await countLiensTo(tx, email, now))) return;
  const of = { id_utilisateur: personne.id, now };
  await closeLiens(tx, { ...of, objets: ['courriel'] });
  const cle = `nouveau-courriel/${personne.id}/${now.toISOString()}`;
  await mail.write(tx, {
    cle: `${cle}/ancien`,
    ...ancienCourrielMail(personne, maskCourriel(email)),
  });
  // A link is created even when the address has an account, so that neither the count of mails nor the time tells that
  // it has: only its owner learns it.
  const token = await createLien(tx, { ...of, objet: 'courriel', destinataire: email, donnees: {} });
  const draft = (await isCourrielTaken(tx, email))
    ? courrielTakenMail(email)
    : nouveauCourrielMail(email, { token, publicUrl: config.publicUrl });
  await mail.write(tx, { cle: `${cle}/nouveau`, ...draft });
}

/** Makes the new address that of the account, and gives it. */
export async function takeNewCourriel(
  tx: Tx,
  { clock }: Platform,
  token: string,
): Promise<{ email: string } | Problem> {
  const now = clock.now();
  const lien = await spendLien(tx, { objet: 'courriel', token, now });
  const compte = lien && (await lockCompte(tx, lien.id_utilisateur));
  if (!lien || !compte) return { code: 'compte.lien-perime' };
  const { destinataire: email } = lien;
  // Another account may have taken the address meanwhile.
  if (await isCourrielTaken(tx, email)) return { code: 'compte.adresse-deja-liee' };
  await saveProfil(tx, compte.id, { email, at: now });
  await closeLiens(tx, { id_utilisateur: compte.id, objets: ['mot-de-passe', 'deblocage', 'identite'], now });
  await writeHistory(tx, {
    objet: 'compte',
    id_objet: compte.id,
    by: { ...compte, role: '' },
    at: now,
    action: 'changer-courriel',
    from: maskCourriel(compte.email),
    to: maskCourriel(email),
  });
  return { email };
}
