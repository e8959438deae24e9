import type { Tx } from '../db/database.ts';

/** `cle` names the cause: the same cause never writes two. The sender is always the portal. */
export type MailDraft = {
  cle: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
};

export type Mail = {
  /** Written in the transaction of its cause, sent soon after it commits. */
  write(tx: Tx, draft: MailDraft): Promise<void>;
};
