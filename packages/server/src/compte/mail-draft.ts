import { bonjour } from '@asso/domain/identifiants/salutation';
import type { MailDraft } from '../platform/mail/mail.ts';
import type { MailContent } from '../platform/mail/mail-layout.ts';

export type Destinataire = { prenom: string; nom: string; email: string };
/** What an e-mail says; its cause is named by who writes it. */
export type Draft = Omit<MailDraft, 'cle'>;
type Content = Omit<MailContent, 'greeting'>;

export const draftFor = ({ email, prenom, nom }: Destinataire, content: Content): Draft =>
  draftOf(email, { greeting: bonjour({ prenom, nom }), ...content });

/** To an address that is not proved: it names nobody, since whoever registered chose the name. */
export const draftForNobody = (email: string, content: Content): Draft => draftOf(email, content);

const draftOf = (to: string, content: MailContent): Draft => ({
  to,
  subject: content.title,
  content,
});

/** `path` is below /client. */
export const pageUrl = (publicUrl: URL, path: string): string => new URL(`/client/${path}`, publicUrl).href;
