// The e-mail that copies a notification.
import { bonjour } from '@asso/domain/identifiants/salutation';
import type { MailDraft } from '../platform/mail/mail.ts';
import type { Destinataire } from './notification.sql.ts';

export type MotsDuCourriel = {
  subject?: string;
  /** In the place of the notification's own sentence: what happened, said to whom it is written. */
  phrase?: string;
  text?: string;
  /** How to answer: whom to reach, and where an answer goes. */
  contact?: string;
  replyTo?: string;
};

type Message = MotsDuCourriel & { sentence: string; objet: string; lien: string | null; publicUrl: URL };

/** The e-mail that copies a notification: its sentence, more words when there are some, and the way to its object. */
export function notificationMail(person: Destinataire, message: Message): Omit<MailDraft, 'cle'> {
  const { sentence, objet, lien, publicUrl, subject = sentence, phrase, text, contact, replyTo } = message;
  const told = phrase === undefined ? [sentence] : [phrase, `${capitalised(objet)}.`];
  return {
    to: person.email,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    content: {
      greeting: bonjour(person),
      title: subject,
      paragraphs: [...told, text, contact].filter((one) => one !== undefined),
      action: { label: 'Voir sur le portail', url: new URL(`/client${lien ?? '/'}`, publicUrl).href },
      details: ['Vous retrouvez ce message dans vos notifications.'],
    },
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
