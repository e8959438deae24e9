import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import type { Mail } from './mail/mail.ts';
import type { Scanner } from './storage/scanner.ts';
import type { Storage } from './storage/storage.ts';

/** Everything a feature may ask of the outside. */
export type Platform = {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  storage: Storage;
  scanner: Scanner;
  jobs: Jobs;
  mail: Mail;
};
