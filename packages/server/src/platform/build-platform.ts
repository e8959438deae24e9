import { join } from 'node:path';
import { makeCheckpoint } from './checkpoint/checkpoint.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { listenAt } from './db/listen.sql.ts';
import { startMemory } from './db/memory.ts';
import { ping } from './db/ping.sql.ts';
import type { OpenDatabase } from './db/pool.ts';
import type { Replicas } from './db/replicas/replicas.ts';
import { prepareHistoryWorker } from './history/prepare-history.job.ts';
import { purgeKeysWorker } from './http/keys/purge-keys.job.ts';
import type { JobRow } from './jobs/job.ts';
import { type JobQueue, openJobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import { mailOutbox } from './mail/mail.ts';
import { purgeMailsWorker } from './mail/purge-mails.job.ts';
import { sendMailWorker } from './mail/send-mail.job.ts';
import { mailTransport } from './mail/transport.ts';
import { tellPortailNom } from './pdf/nom-du-portail.ts';
import type { Platform } from './platform.ts';
import { openStorage } from './storage/open-storage.ts';
import { openScanner } from './storage/scanner.ts';

export type BuiltPlatform = {
  platform: Platform & { jobs: JobQueue };
  /** Rejects when the database does not answer. */
  checkDatabase(): Promise<void>;
  /** The jobs that belong to the platform itself. */
  jobRows: readonly JobRow[];
  /** Closes everything except the database, which the caller opened. */
  stop(): Promise<void>;
};

type Given = {
  config: Config;
  database: Pick<OpenDatabase, 'db' | 'pool' | 'pooled'> & { url: string; replicas?: Replicas };
  clock: Clock;
  log: Log;
};

/** Opens everything that a feature may ask of the outside, on a database that is already open. */
export async function buildPlatform({ config, database, clock, log }: Given): Promise<BuiltPlatform> {
  const { db, pool, url, replicas } = database;
  const storage = await openStorage(config);
  const scanner = openScanner({ clamavUrl: config.clamavUrl, log });
  const transport = await mailTransport({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    replyTo: config.assistanceEmail,
    db,
  });
  const jobs = await openJobs({ url, db, log, works: config.works });
  const listen = listenAt(url);
  // Behind a pooler, a connection is not told of its own changes before its transaction ends, so no read is kept in
  // memory.
  const memory = database.pooled ? undefined : await startMemory(db, listen);
  const checkpoint = makeCheckpoint(config);
  tellPortailNom(config.settings.nom);
  const { publicUrl, settings, demo: isDemo } = config;
  const mail = mailOutbox({ jobs, clock, publicUrl, nom: settings.nom, isDemo });
  return {
    platform: {
      config,
      db,
      pool,
      pooled: database.pooled,
      replicas,
      listen,
      clock,
      log,
      storage,
      scanner,
      jobs,
      mail,
      checkpoint,
      temporaryFolder: join(config.dataDir, 'tmp'),
    },
    checkDatabase: () => ping(database.pooled ?? database.pool),
    jobRows: [
      sendMailWorker({ db, clock, log, transport, checkpoint }),
      purgeMailsWorker({ db, clock }),
      purgeKeysWorker(db),
      prepareHistoryWorker(db),
    ],
    stop: async () => {
      await jobs.stop();
      await memory?.stop();
      transport.close();
    },
  };
}
