// This e-mail copies a notification.
import { bonjour } from '@asso/domain/identifiants/salutation';
import type { MailDraft } from '../platform/mail/mail.ts';
import type { Destinataire } from './notification.sql.ts';

export type CourrielWords = {
  subject?: string;
  /** Heads the text, where there is room for what the subject cuts; the subject does when absent. */
  title?: string;
  /**
   * Replaces the usual sentence of this kind, and speaks to the reader; the name of the object follows the sentence.
   */
  phrase?: string;
  text?: string;
  /** Replaces the usual label of the button of this kind. */
  acte?: string;
  /** Tells whom to contact (`contact`), and where an answer goes (`replyTo`). */
  contact?: string;
  replyTo?: string;
};

type Message = CourrielWords & {
  acte: string;
  /** The sentence shown in the inbox. */
  sentence: string;
  phrase: string;
  /** True when the sentence already names its object. */
  isObjetDit: boolean;
  objet: string;
  lien: string | null;
  publicUrl: URL;
};

/**
 * Writes the e-mail that copies a notification: what happened and to what, further text if any, and a link to the
 * object.
 */
export function notificationMail(person: Destinataire, message: Message): Omit<MailDraft, 'cle'> {
  const { sentence, objet, isObjetDit, lien, publicUrl, subject = sentence, title = subject } = message;
  const { phrase, text, acte, contact, replyTo } = message;
  const told = isObjetDit ? [phrase] : [phrase, `${capitalised(objet)}.`];
  return {
    to: person.email,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    content: {
      greeting: bonjour(person),
      title,
      paragraphs: [...told, text, contact].filter((one) => one !== undefined),
      action: { label: acte, url: new URL(`/client${lien ?? '/'}`, publicUrl).href },
      details: ['Vous retrouvez ce message dans vos notifications.'],
    },
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
