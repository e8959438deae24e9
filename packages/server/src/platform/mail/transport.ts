import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import type { Db } from '../db/database.ts';
import { type Courriel, keepInMailbox } from './mail.sql.ts';

export type MailTransport = { send(mail: Courriel): Promise<void>; close(): void };

type Options = {
  smtpUrl: string | undefined;
  from: string;
  /** The address that receives the answers, when the mail names none. */
  replyTo: string;
  db: Db;
};

type Words = Pick<Courriel, 'objet' | 'texte' | 'html'>;

/** Adds the non-breaking spaces of French, so that no line begins with « : ». */
export const laidOut = ({ objet, texte, html }: Words) => ({
  subject: espacesInsecables(objet),
  text: espacesInsecables(texte),
  html: espacesInsecables(html),
});

/** These headers make mailboxes show « Se désabonner », and stop in one press (RFC 2369 and 8058). */
const oneClick = ({ desabonnement }: Pick<Courriel, 'desabonnement'>): Record<string, string> =>
  desabonnement === null
    ? {}
    : { 'List-Unsubscribe': `<${desabonnement}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Sends by the configured mail server; when there is none, mails stay in the portal's own mailbox. */
export async function mailTransport({ smtpUrl, from, replyTo, db }: Options): Promise<MailTransport> {
  if (smtpUrl === undefined) return { send: (mail) => keepInMailbox(db, mail), close: () => undefined };
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transporter.sendMail({
        from,
        to: { name: '', address: mail.destinataire },
        replyTo: { name: '', address: mail.repondre_a ?? replyTo },
        ...laidOut(mail),
        messageId: mail.message_id,
        date: mail.cree_le,
        headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(mail) },
      });
    },
    close: () => transporter.close(),
  };
}
