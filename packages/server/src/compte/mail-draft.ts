import { bonjour } from '@asso/domain/identifiants/salutation';
import type { MailDraft } from '../platform/mail/mail.ts';
import type { MailContent } from '../platform/mail/mail-layout.ts';

export type Destinataire = { prenom: string; nom: string; email: string };
/** The content of an e-mail without its key (`cle`), which the caller gives. */
export type UnkeyedMailDraft = Omit<MailDraft, 'cle'>;
type Content = Omit<MailContent, 'greeting'>;

export const draftFor = ({ email, prenom, nom }: Destinataire, content: Content): UnkeyedMailDraft =>
  draftOf(email, { greeting: bonjour({ prenom, nom }), ...content });

/** Writes to an address that is not proved. The mail names nobody, because whoever registered chose the name. */
export const draftForNobody = (email: string, content: Content): UnkeyedMailDraft =>
  draftOf(email, { isSansCompte: true, ...content });

const draftOf = (to: string, content: MailContent): UnkeyedMailDraft => ({
  to,
  subject: content.title,
  content,
});

/** Builds the address of a page; `path` is below /client. */
export const pageUrl = (publicUrl: URL, path: string): string => new URL(`/client/${path}`, publicUrl).href;
