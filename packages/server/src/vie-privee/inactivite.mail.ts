// These mails warn a person before their unused account is erased.

import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { conservations } from '@asso/domain/referentiel/conservation.rows';
import { sayDuree } from '@asso/domain/referentiel/conservation.rules';
import { type Destinataire, draftFor, pageUrl, type UnkeyedMailDraft } from '../compte/mail-draft.ts';

type Averti = { dernierUsage: Date; fin: Date; publicUrl: URL };

export const inactiviteMail = (
  to: Destinataire,
  { dernierUsage, fin, publicUrl }: Averti,
): UnkeyedMailDraft =>
  draftFor(to, {
    title: `Votre compte sera effacé le ${formatDate(fin)}`,
    paragraphs: [
      `Vous ne vous êtes pas connecté depuis le ${formatDate(dernierUsage)}. Un compte qui ne sert pas pendant ${sayDuree(conservations.compteInactif.duree)} est effacé.`,
      `Pour le garder, connectez-vous une fois avant le ${formatDate(fin)}.`,
    ],
    action: { label: 'Me connecter', url: pageUrl(publicUrl, 'login') },
    details: [
      'Sans connexion, votre nom, votre adresse et vos accès seront effacés. Les dossiers et les documents resteront à vos associations.',
    ],
  });
