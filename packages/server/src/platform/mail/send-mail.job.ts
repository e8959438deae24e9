import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { type JobRow, worker } from '../jobs/job.ts';
import { beginSending, markFailed, markSent } from './mail.sql.ts';
import { sendMailJob } from './mail.ts';
import type { MailTransport } from './transport.ts';

type Deps = { db: Db; clock: Clock; transport: MailTransport; checkpoint: Checkpoint };

/**
 * Sends at least once: a server that dies between the sending and its record sends again, under the same
 * Message-ID, by which mailboxes know the same mail.
 */
export const sendMailWorker = ({ db, clock, transport, checkpoint }: Deps): JobRow =>
  worker(sendMailJob, async ({ id }, { isLastAttempt }) => {
    const mail = await beginSending(db, id);
    if (mail === undefined) return;
    checkpoint('courriel.avant-envoi');
    try {
      await transport.send(mail);
    } catch (error) {
      await markFailed(db, id, { erreur: (error as Error).message.slice(0, 500), isForGood: isLastAttempt });
      throw error;
    }
    await markSent(db, id, clock.now());
  });
