import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db, Tx } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { countDeadJobs, type DeadJob, listDeadJobs } from './dead-jobs.sql.ts';
import type { Job, JobRow } from './job.ts';
import { queueFailures } from './queue-failures.ts';
import { deadQueue, prepareQueues } from './queues.ts';
import { runDue } from './run-due.ts';
import { runJob } from './run-job.ts';

export type Jobs = {
  /** Written in the transaction of its cause: rolled back with it, done soon after it commits. */
  enqueue<S extends z.ZodType>(tx: Tx, job: Job<S>, data: z.input<S>): Promise<void>;
  /** What failed for good, the latest first. */
  listDead(limit?: number): Promise<DeadJob[]>;
  countDead(): Promise<number>;
  /** Puts dead jobs back where they came from; gives how many. */
  retryDead(ids: readonly string[]): Promise<number>;
};

/** What only the start of the server, its health and its tests ask for. */
export type JobQueue = Jobs & {
  /** Makes the queues of these rows. Called once, before anything is enqueued. */
  declare(rows: readonly JobRow[]): Promise<void>;
  /** Begins to do what is declared, here; where others do it, begins to write it. */
  work(): Promise<void>;
  /** Does once what is due now, without waiting for a worker; gives how many were done. */
  runDue(options?: { isEarly?: boolean }): Promise<number>;
  /** Rejects when this server neither works nor can write work. */
  check(): Promise<void>;
  /** Lets what runs finish, then closes. */
  stop(): Promise<void>;
};

type Options = {
  url: string;
  db: Db;
  log: Log;
  /** Else it only writes jobs, which others do, and whose hours others keep. */
  works?: boolean;
  /** How often it looks by itself for what comes due and for wakes that got lost. */
  looksEverySeconds?: Pauses;
};

type Pauses = { awake: number; woken: number };
const usualPauses: Pauses = { awake: 2, woken: 5 };

export async function openJobs({
  url,
  db,
  log,
  works = true,
  looksEverySeconds = usualPauses,
}: Options): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 5,
    useListenNotify: works,
    supervise: works,
    schedule: works,
  });
  const failures = queueFailures({ log, ask: () => boss.getQueue(deadQueue) });
  boss.on('error', failures.failed);
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue warns'));
  await boss.start();
  let rows: readonly JobRow[] = [];
  let isWorking = false;
  return {
    enqueue: async (tx, job, data) => {
      job.schema.parse(data);
      await boss.send(job.name, data as object, { db: fromKysely(tx) });
    },
    listDead: (limit = 100) => listDeadJobs(db, limit),
    countDead: () => countDeadJobs(db),
    retryDead: (ids) => boss.redrive(deadQueue, { ids: [...ids] }),
    declare: async (declared) => {
      await prepareQueues(boss, declared);
      rows = declared;
    },
    work: async () => {
      for (const row of works ? rows : []) await workOn({ boss, row, log }, looksEverySeconds);
      isWorking = true;
    },
    runDue: (options) => runDue({ boss, rows, log }, options),
    check: async () => {
      if (!isWorking) throw new Error('no job worker runs');
      await boss.getQueue(deadQueue);
    },
    stop: async () => {
      isWorking = false;
      failures.stop();
      await boss.stop({ graceful: true, timeout: 30_000 });
    },
  };
}

type Working = { boss: PgBoss; row: JobRow; log: Log };

/** Woken as soon as a job is written; looks by itself as well, for what comes due and for wakes that got lost. */
async function workOn({ boss, row, log }: Working, { awake, woken }: Pauses): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: awake,
    notifyPollingIntervalSeconds: woken,
  } as const;
  for (let place = 1; place <= (row.concurrency ?? 1); place++) {
    let worker = '';
    worker = await boss.work(row.name, options, async (jobs) => {
      // More may wait: it looks again when this is done, not at the end of its pause.
      boss.notifyWorker(worker);
      for (const job of jobs) await runJob(row, job, log);
    });
  }
}
