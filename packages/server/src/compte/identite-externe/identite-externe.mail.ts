// These mails are about identities of national providers: one proves the account of an address, the other tells which
// identity now opens it.
import { type Destinataire, draftFor, pageUrl, type UnkeyedMailDraft } from '../mail-draft.ts';

type Lien = { token: string; publicUrl: URL; nom: string };

export const linkIdentiteMail = (to: Destinataire, { token, publicUrl, nom }: Lien): UnkeyedMailDraft =>
  draftFor(to, {
    title: `Lier ${nom} à votre compte`,
    paragraphs: [
      `Quelqu’un, sans doute vous, vient de s’identifier avec ${nom} et votre adresse, qui a déjà un compte.`,
      'Pour vous connecter ainsi désormais, suivez ce lien dans le navigateur où vous avez commencé.',
    ],
    action: { label: `Lier ${nom} à mon compte`, url: pageUrl(publicUrl, `lier-identite/${token}`) },
    details: [
      'Le lien sert une seule fois, pendant une heure, et dans ce seul navigateur.',
      'Ce n’était pas vous ? Ne suivez pas le lien : rien n’a changé.',
    ],
  });

/** Tells the reader of the mailbox, however the account was proved, that one more identity opens it. */
export const identiteLieeMail = (to: Destinataire, nom: string): UnkeyedMailDraft =>
  draftFor(to, {
    title: `${nom} ouvre maintenant votre compte`,
    paragraphs: [
      `Votre compte est lié à votre identité ${nom} : vous pouvez vous connecter avec elle.`,
      'Vous pouvez la retirer à tout moment dans votre profil, à la rubrique « Sécurité ».',
    ],
    details: ['Ce n’était pas vous ? Retirez-la, changez votre mot de passe et écrivez à l’aide.'],
  });
