import type { Pool } from 'pg';
import type { Checkpoint } from './checkpoint/checkpoint.ts';
import type { Clock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/database.ts';
import type { Listen } from './db/listen.sql.ts';
import type { Replicas } from './db/replicas/replicas.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log/log.ts';
import type { Mail } from './mail/mail.ts';
import type { Scanner } from './storage/scanner.ts';
import type { Storage } from './storage/storage.ts';

/** Everything that a feature may ask of the outside. */
export type Platform = {
  config: Config;
  db: Db;
  /**
   * Lends a connection to a long piece of work that needs one of its own (db/session.sql.ts). Without a pooler, `db`
   * uses it too.
   */
  pool: Pool;
  /** The pool that `db` uses where a pooler stands before the database. */
  pooled?: Pool;
  /** The read replicas, where the operator has any: some calls may be answered from them. */
  replicas?: Replicas;
  /** Listens to what the database announces to every server. */
  listen: Listen;
  clock: Clock;
  log: Log;
  storage: Storage;
  /** The folder in which files are received before they are stored. */
  temporaryFolder: string;
  scanner: Scanner;
  jobs: Jobs;
  mail: Mail;
  checkpoint: Checkpoint;
};
