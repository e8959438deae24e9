// These mails are about a password: choose another one, the account is closed, the password was changed.
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { problemMessage } from '@asso/domain/kernel/problems';
import {
  type Destinataire,
  draftFor,
  draftForNobody,
  pageUrl,
  type UnkeyedMailDraft,
} from '../mail-draft.ts';

/** Makes the mail that holds the link; `isProuve` means that the address is known to belong to the person. */
export function motDePasseMail(
  to: Destinataire & { isProuve: boolean },
  { token, publicUrl }: { token: string; publicUrl: URL },
): UnkeyedMailDraft {
  const content = {
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: ['Un nouveau mot de passe a été demandé pour le compte de cette adresse.'],
    action: {
      label: 'Choisir mon mot de passe',
      url: pageUrl(publicUrl, `mot-de-passe-oublie/${token}`),
    },
    details: [
      'Le lien sert une seule fois, pendant une heure. Vos sessions ouvertes se fermeront.',
      'Vous n’avez rien demandé ? Ne suivez pas le lien : votre mot de passe reste le même.',
    ],
  };
  return to.isProuve ? draftFor(to, content) : draftForNobody(to.email, content);
}

/** Tells the owner why no link comes; this reveals nothing, because nobody else reads this mailbox. */
export function compteFermeMail(
  to: Destinataire,
  { isDesactive }: { isDesactive: boolean },
): UnkeyedMailDraft {
  const message = problemMessage(compteProblems[isDesactive ? 'compte.desactive' : 'compte.verrouille']);
  return draftFor(to, {
    title: isDesactive ? 'Votre compte est désactivé' : 'Votre compte est verrouillé',
    paragraphs: ['Un lien a été demandé pour votre compte. Il ne peut pas être envoyé.', message],
  });
}

/** Tells the owner that the password was changed, whoever changed it. */
export const motDePasseChangeMail = (
  to: Destinataire,
  { quand, publicUrl }: { quand: string; publicUrl: URL },
): UnkeyedMailDraft =>
  draftFor(to, {
    title: 'Votre mot de passe a changé',
    paragraphs: [
      `Le mot de passe de votre compte a été changé le ${quand}. Vos autres sessions sont fermées.`,
    ],
    action: { label: 'Ce n’était pas moi', url: pageUrl(publicUrl, 'mot-de-passe-oublie') },
    details: ['C’était vous ? Vous n’avez rien à faire.'],
  });
