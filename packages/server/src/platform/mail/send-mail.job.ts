import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { type JobRow, worker } from '../jobs/job.ts';
import type { Log } from '../log/log.ts';
import { beginSending, markFailed, markSent } from './mail.sql.ts';
import { sendMailJob } from './mail.ts';
import type { MailTransport } from './transport.ts';

type Deps = { db: Db; clock: Clock; log: Log; transport: MailTransport; checkpoint: Checkpoint };

type SmtpError = Error & { responseCode?: number; command?: string };

/**
 * Sends a mail at least once. A server that dies after sending and before recording it sends it again with the same
 * Message-ID, by which mailboxes recognise a duplicate.
 */
export const sendMailWorker = ({ db, clock, log, transport, checkpoint }: Deps): JobRow =>
  worker(sendMailJob, async ({ id }, { isLastAttempt }) => {
    const mail = await beginSending(db, id);
    if (mail === undefined) return;
    checkpoint('courriel.avant-envoi');
    try {
      await transport.send(mail);
    } catch (error) {
      const isRefused = isRefusedForGood(error);
      const erreur = (error as Error).message.slice(0, 500);
      await markFailed(db, id, { erreur, isForGood: isRefused || isLastAttempt });
      if (!isRefused) throw error;
      log.warn({ mail: id, smtpCode: (error as SmtpError).responseCode }, 'a mail is refused for good');
      return;
    }
    await markSent(db, id, clock.now());
  });

/**
 * Tells whether the mail server refused the recipient or the content, and so will never take this mail: for instance,
 * no such mailbox exists. A refusal of the connection, password or sender can be mended by an operator, so the mail
 * is tried again.
 */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as SmtpError;
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
}
