// The e-mail that copies a notification.
import type { MailDraft } from '../platform/mail/mail.ts';
import { mailLayout } from '../platform/mail/mail-layout.ts';
import type { Destinataire } from './notification.sql.ts';

type Message = { sentence: string; lien: string | null; publicUrl: URL; subject?: string; text?: string };

/** The e-mail that copies a notification: its sentence, more words when there are some, and the way to its object. */
export function notificationMail(person: Destinataire, message: Message): Omit<MailDraft, 'cle'> {
  const { sentence, lien, publicUrl, subject = sentence, text } = message;
  return {
    to: person.email,
    subject,
    ...mailLayout({
      greeting: `Bonjour ${person.prenom} ${person.nom},`,
      title: subject,
      paragraphs: text === undefined ? [sentence] : [sentence, text],
      action: { label: 'Voir sur le portail', url: new URL(`/client${lien ?? '/'}`, publicUrl).href },
      details: ['Vous retrouvez ce message dans vos notifications.'],
    }),
  };
}
