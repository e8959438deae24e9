import { randomBytes } from 'node:crypto';
import {
  adresseJours,
  adresseRemplacee,
  isSameAdresse,
  isSamePersonneNom,
} from '@asso/domain/association/collection/adresse-signataire.rules';
import type { Actor } from '@asso/domain/compte/actor';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { withElision } from '@asso/domain/identifiants/elision';
import { hashToken } from '../../compte/session/tokens.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { MailDraft } from '../../platform/mail/mail.ts';
import { quotedName, typedName } from '../../platform/mail/typed-name.ts';
import type { Platform } from '../../platform/platform.ts';
import { fullName } from '../adhesion/tell-adhesion.ts';
import type { AssociationRow } from '../association.sql.ts';
import { findElsewhere, findPendingAdresse, insertAdresse, purgeAdresses } from './adresse-signataire.sql.ts';
import type { LigneRow } from './ligne-row.ts';
import { adresseConfirmation } from './pages-adresse.ts';

type Written = { association: AssociationRow; avant: LigneRow | null; apres: LigneRow; by: Actor };

/**
 * Notes that the address of a person who may sign replaces another one, and asks the old one to confirm it: until then,
 * or for thirty days, the new address does not prove who signs.
 */
export async function noteAdresse(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config' | 'mail'>,
  { association, avant, apres, by }: Written,
): Promise<void> {
  const at = platform.clock.now();
  const was = avant && cardOf(avant);
  const is = cardOf(apres);
  const isGone =
    was !== null && was.courriel !== '' && !(isSamePersonneNom(was.nom, is.nom) && is.courriel !== '');
  const shared = { id_association: association.id, par: by.id, le: at };
  if (isGone) await insertAdresse(tx, { ...shared, nom: was.nom, ancien: was.courriel, nouveau: null });
  if (is.courriel === '') return;
  const personne = { id_association: association.id, nom: is.nom };
  const enAttente = (await findPendingAdresse(tx, personne)) ?? null;
  const ailleurs = await findElsewhere(tx, { ...personne, id: apres.id });
  const ancien = adresseRemplacee(is, { enAttente, avant: was, ailleurs }, at);
  if (!ancien) return;
  await purgeAdresses(tx, { id_association: association.id, avant: addJours(at, -365) });
  const jeton = randomBytes(32).toString('base64url');
  const isOwn = isSameAdresse(by.email, ancien);
  const row = await insertAdresse(tx, {
    ...shared,
    nom: is.nom,
    ancien,
    nouveau: is.courriel,
    jeton: hashToken(jeton),
    confirmee_le: isOwn ? at : null,
  });
  if (isOwn) return;
  const url = adresseConfirmation(jeton, platform.config.publicUrl);
  await platform.mail.write(tx, ancienneAdresseMail({ id: row.id, ancien, association, is, by, at, url }));
}

const cardOf = (row: LigneRow) => {
  const { prenom, nom, courriel } = row as { prenom?: unknown; nom?: unknown; courriel?: unknown };
  return { nom: `${prenom ?? ''} ${nom ?? ''}`.trim(), courriel: String(courriel ?? '').trim() };
};

type Told = {
  id: string;
  ancien: string;
  association: AssociationRow;
  is: { nom: string; courriel: string };
  by: Actor;
  at: Date;
  url: string;
};

/** The e-mail to the address that was replaced, which alone says that the change is right. */
function ancienneAdresseMail({ id, ancien, association, is, by, at, url }: Told): MailDraft {
  const subject = 'Votre adresse de signataire a été changée';
  return {
    cle: `adresse-signataire/${id}`,
    to: ancien,
    subject,
    content: {
      greeting: 'Bonjour,',
      title: subject,
      paragraphs: [
        `${typedName(fullName(by))} a remplacé, dans le dossier de ${quotedName(association.nom)}, l’adresse ${withElision(typedName(is.nom))} par ${is.courriel}.`,
        'Cette adresse servira à signer les demandes de l’association à ce nom. Si elle est juste, confirmez-la.',
      ],
      action: { label: 'Lire et confirmer', url },
      details: [
        `Sans réponse, la nouvelle adresse ne servira pas à signer avant le ${formatDate(addJours(at, adresseJours))}.`,
        'Ce n’est pas normal ? Ne confirmez pas, et prévenez les autres membres de l’association.',
      ],
    },
  };
}
