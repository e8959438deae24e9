// The e-mail that copies a notification.
import { bonjour } from '@asso/domain/identifiants/salutation';
import type { MailDraft } from '../platform/mail/mail.ts';
import type { Destinataire } from './notification.sql.ts';

export type MotsDuCourriel = {
  subject?: string;
  /** In the place of the sentence of its kind: what happened, said to whom it is written. Its object is named after it. */
  phrase?: string;
  text?: string;
  /** How to answer: whom to reach, and where an answer goes. */
  contact?: string;
  replyTo?: string;
};

type Message = MotsDuCourriel & {
  /** As the inbox says it. */
  sentence: string;
  phrase: string;
  /** The sentence names its object. */
  isObjetDit: boolean;
  objet: string;
  lien: string | null;
  publicUrl: URL;
};

/** The e-mail that copies a notification: what happened, to what, more words when there are some, and the way to its object. */
export function notificationMail(person: Destinataire, message: Message): Omit<MailDraft, 'cle'> {
  const { sentence, objet, isObjetDit, lien, publicUrl, subject = sentence } = message;
  const { phrase, text, contact, replyTo } = message;
  const told = isObjetDit ? [phrase] : [phrase, `${capitalised(objet)}.`];
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
