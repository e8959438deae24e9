import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Db, Tx } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Job, JobRow } from './job.ts';
import { queueFailures } from './queue-failures.ts';
import { deadQueue, prepareQueues } from './queues.ts';
import { runDue } from './run-due.ts';
import { runJob } from './run-job.ts';
import { countDeadJobs, type DeadJob, listDeadJobs, listFailingJobs } from './waiting-jobs.sql.ts';

export type Jobs = {
  /** Writes a job in the transaction of its cause: it is rolled back with it, or runs soon after the commit. */
  enqueue<S extends z.ZodType>(tx: Tx, job: Job<S>, data: z.input<S>): Promise<void>;
  /** Lists the jobs that failed for good, the latest first. */
  listDead(limit?: number): Promise<DeadJob[]>;
  /** Lists the jobs that failed twice at least and are tried again, the oldest first. */
  listFailing(limit?: number): Promise<DeadJob[]>;
  countDead(): Promise<number>;
  /** Puts dead jobs back into their queues, and gives their number. */
  retryDead(ids: readonly string[]): Promise<number>;
};

/** Adds what only the start of the server, its health check and its tests need. */
export type JobQueue = Jobs & {
  /** Creates the queues of these jobs. It is called once, before anything is enqueued. */
  declare(rows: readonly JobRow[]): Promise<void>;
  /**
   * Starts running the declared jobs on this server, unless other servers run them: this one can then only enqueue.
   */
  work(): Promise<void>;
  /** Runs what is due now, without waiting for a worker, and gives how many were done. */
  runDue(options?: { isEarly?: boolean }): Promise<number>;
  /** Rejects when this server can neither run jobs nor enqueue them. */
  check(): Promise<void>;
  /** Lets the running jobs finish, then closes. */
  stop(): Promise<void>;
};

type Options = {
  url: string;
  db: Db;
  log: Log;
  /** When false, this server only enqueues: other servers run the jobs and keep their schedules. */
  works?: boolean;
  /** The pauses between two looks at the queue, which find jobs that come due and wake-ups that were lost. */
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
    listFailing: (limit = 100) => listFailingJobs(db, limit),
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

/**
 * Runs a worker that wakes as soon as a job is written. It also looks by itself, for jobs that come due and for
 * wake-ups that were lost.
 */
async function workOn({ boss, row, log }: Working, { awake, woken }: Pauses): Promise<void> {
  const options = {
    includeMetadata: true,
    pollingIntervalSeconds: awake,
    notifyPollingIntervalSeconds: woken,
  } as const;
  for (let place = 1; place <= (row.concurrency ?? 1); place++) {
    let worker = '';
    worker = await boss.work(row.name, options, async (jobs) => {
      // More jobs may wait: the worker looks again when this one is done, rather than after its pause.
      boss.notifyWorker(worker);
      for (const job of jobs) await runJob(row, job, log);
    });
  }
}
