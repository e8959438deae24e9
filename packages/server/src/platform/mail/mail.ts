import { randomUUID } from 'node:crypto';
import { abbreviate } from '@asso/domain/identifiants/abrege';
import { sujetMax } from '@asso/domain/notification/sujet-courriel.words';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { job } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { insertMail } from './mail.sql.ts';
import { type MailContent, mailLayout } from './mail-layout.ts';
import { withoutLinks } from './typed-name.ts';

/** A mail to write. `cle` names its cause: the same cause never writes two mails. The sender is always the portal. */
export type MailDraft = {
  cle: string;
  to: string;
  replyTo?: string;
  subject: string;
  content: MailContent;
  /**
   * At this address, which nobody signs in to, a mailbox stops these mails in one press (RFC 8058): a POST to it must be
   * enough, sent twice too, and it never redirects.
   */
  desabonnement?: string;
};

export type Mail = {
  /** Writes a mail in the transaction of its cause; it is sent soon after the commit. */
  write(tx: Tx, draft: MailDraft): Promise<void>;
};

/** The tries last three days, as a mail server may be down for a week-end. */
export const sendMailJob = job({
  name: 'courriel.envoyer',
  schema: z.strictObject({ id: z.uuid() }),
  retries: 80,
  retryDelaySeconds: 10,
  maxSeconds: 60,
  concurrency: 2,
});

type Outbox = {
  jobs: Jobs;
  clock: Clock;
  publicUrl: URL;
  /** The name of the portal, which signs the mails. */
  nom: string;
  isDemo: boolean;
};

export function mailOutbox({ jobs, clock, publicUrl, nom, isDemo }: Outbox): Mail {
  return {
    write: async (tx, draft) => {
      const { text, html } = mailLayout(draft.content, { portail: nom, publicUrl, isDemo });
      const id = await insertMail(tx, {
        cle: draft.cle,
        destinataire: draft.to,
        repondre_a: draft.replyTo ?? null,
        // A subject may hold names that people typed: no link is left in it, and a long name does not fill it.
        objet: abbreviate(withoutLinks(draft.subject), sujetMax),
        texte: text,
        html,
        desabonnement: draft.desabonnement ?? null,
        message_id: `<${randomUUID()}@${publicUrl.hostname}>`,
        cree_le: clock.now(),
      });
      if (id !== undefined) await jobs.enqueue(tx, sendMailJob, { id });
    },
  };
}
