import type { PgBoss } from 'pg-boss';
import type { Log } from '../log/log.ts';
import type { JobRow } from './job.ts';
import { runJob } from './run-job.ts';

type Runner = { boss: PgBoss; rows: readonly JobRow[]; log: Log };

/**
 * Runs the jobs that are due, and those that they enqueue, and gives how many succeeded. With `isEarly`, retries
 * planned for later count as due, and each job is tried once.
 */
export async function runDue(runner: Runner, { isEarly = false } = {}): Promise<number> {
  let total = 0;
  for (;;) {
    let done = 0;
    for (const row of runner.rows) done += await runQueue(runner, row, isEarly);
    total += done;
    if (done === 0 || isEarly) return total;
  }
}

async function runQueue({ boss, log }: Runner, row: JobRow, isEarly: boolean): Promise<number> {
  const taken = await boss.fetch(row.name, {
    includeMetadata: true,
    batchSize: 100,
    ignoreStartAfter: isEarly,
  });
  let done = 0;
  for (const one of taken) {
    try {
      await runJob(row, one, log);
      await boss.complete(row.name, one.id);
      done++;
    } catch (error) {
      await boss.fail(row.name, one.id, { message: String(error) });
    }
  }
  return done;
}
