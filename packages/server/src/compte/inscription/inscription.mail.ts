// These mails are about a registration: validate the address, the address already has an account, welcome.
import { isInvitee } from '@asso/domain/compte/guards.rules';
import { lienSecondes } from '@asso/domain/compte/lien.rules';
import {
  type Destinataire,
  draftFor,
  draftForNobody,
  pageUrl,
  type UnkeyedMailDraft,
} from '../mail-draft.ts';

type Lien = { token: string; publicUrl: URL };

const heures = lienSecondes.validation / 3600;

export const validationMail = (email: string, { token, publicUrl }: Lien): UnkeyedMailDraft =>
  draftForNobody(email, {
    title: 'Activez votre compte',
    paragraphs: [
      'Un compte vient d’être créé avec cette adresse. Pour l’activer, suivez ce lien depuis l’appareil où vous l’avez créé.',
    ],
    action: { label: 'Activer mon compte', url: pageUrl(publicUrl, `validate/${token}`) },
    details: [
      `Le lien sert une seule fois, pendant ${heures} heures. Sur un autre appareil, connectez-vous d’abord.`,
      'Vous n’avez rien demandé ? Ne suivez pas le lien : sans lui, ce compte n’ouvre rien et sera effacé.',
    ],
  });

/** The mail to an address that has an account in use: only its owner learns that somebody tried to register with it. */
export const compteExistsMail = (to: Destinataire, { token, publicUrl }: Lien): UnkeyedMailDraft =>
  draftFor(to, {
    title: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un, sans doute vous, vient de créer un compte avec votre adresse. Vous en avez déjà un : rien n’a changé.',
      `Connectez-vous avec votre mot de passe habituel : ${pageUrl(publicUrl, 'login')}`,
      'Si vous l’avez oublié, choisissez-en un nouveau :',
    ],
    action: {
      label: 'Choisir un nouveau mot de passe',
      url: pageUrl(publicUrl, `mot-de-passe-oublie/${token}`),
    },
    details: [
      'Ce lien sert une seule fois, pendant une heure.',
      'Ce n’était pas vous ? Vous n’avez rien à faire : votre compte reste le vôtre.',
    ],
  });

/** Welcomes a person: who came by an invitation has no association to find, only the invitation to accept. */
export const bienvenueMail = (to: Destinataire, publicUrl: URL, redirect: string): UnkeyedMailDraft =>
  draftFor(to, {
    title: 'Votre compte est activé',
    ...(isInvitee(redirect)
      ? {
          paragraphs: ['Bienvenue sur le portail. Il reste à accepter l’invitation que vous avez reçue.'],
          action: { label: 'Lire l’invitation', url: pageUrl(publicUrl, 'invitation') },
        }
      : {
          paragraphs: [
            'Bienvenue sur le portail. Trouvez votre association par son nom, son numéro RNA ou son SIREN.',
            'Vous pourrez ensuite tenir son dossier et demander une subvention.',
          ],
          action: { label: 'Ouvrir le portail', url: pageUrl(publicUrl, '') },
        }),
    details: [`Votre compte est à l’adresse ${to.email}.`],
  });
