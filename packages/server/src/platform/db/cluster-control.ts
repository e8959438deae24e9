import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { writeSettings } from './cluster-files.ts';
import { runAs } from './postgres-account.ts';
import { program } from './postgres-binaries.ts';
import type { PostgresPlace } from './postgres-place.ts';
import { lingeringPostmaster, removeStalePidFile } from './postmaster-pid.ts';

const attempts = 6;
const logMaxBytes = 5_000_000;

/**
 * Starts the server on its former port or on a free one, and gives the port. pg_ctl puts it in a session of its own,
 * so that Ctrl-C in the terminal reaches only the portal, which finishes its requests before it stops the database.
 */
export async function startCluster(
  place: PostgresPlace,
  settings: Record<string, string>,
  wanted?: number,
): Promise<number> {
  const cluster = join(place.home, 'cluster');
  const log = join(place.home, 'postgres.log');
  writeSettings(place, settings);
  forgetLongLog(log);
  for (let attempt = 1; ; attempt++) {
    removeStalePidFile(cluster);
    const port = wanted ?? (await freePort());
    const options = ['-D', cluster, '-l', log, '-w', '-t', '300', '-s', '-o', `-p ${port}`, 'start'];
    try {
      await runAs(place.account, program(place.native, 'pg_ctl'), options);
      return port;
    } catch (cause) {
      if (attempt === attempts) throw startFailure(log, cause);
      // The backends of a killed server take a moment to leave, and its port may have been taken meanwhile.
      await wait(attempt * 250);
    }
  }
}

export async function stopCluster(place: PostgresPlace): Promise<void> {
  const pgCtl = program(place.native, 'pg_ctl');
  const cluster = join(place.home, 'cluster');
  const stop = (mode: string) =>
    runAs(place.account, pgCtl, ['-D', cluster, '-m', mode, '-w', '-t', '30', '-s', 'stop']);
  if (lingeringPostmaster(cluster) === undefined) return;
  await stop('fast').catch(() => stop('immediate').catch(() => undefined));
}

/**
 * Tells PostgreSQL to stop, without waiting for it, when the process ends unexpectedly, for instance by an uncaught
 * error.
 */
export function stopOnExit(place: PostgresPlace): () => void {
  const interrupt = () => {
    const postmaster = lingeringPostmaster(join(place.home, 'cluster'));
    if (postmaster && process.platform !== 'win32') process.kill(postmaster.pid, 'SIGINT');
  };
  process.once('exit', interrupt);
  return () => process.off('exit', interrupt);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}

function forgetLongLog(log: string): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logMaxBytes) rmSync(log);
}

function startFailure(log: string, cause: unknown): StartupError {
  let last = '';
  try {
    last = readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '';
  } catch {
    last = (cause as Error).message;
  }
  return new StartupError(`PostgreSQL n’a pas pu démarrer (journal : ${log}) : ${last}`, { cause });
}
