import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { fileOwner, runAs } from './postgres-account.ts';
import { program } from './postgres-binaries.ts';
import type { PostgresPlace } from './postgres-place.ts';

const portalSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  jit: 'off',
  // Parallel queries use shared memory, which a container often limits to 64 MB.
  max_parallel_workers_per_gather: '0',
};

/** Creates the cluster once; a creation that was interrupted is started again from nothing. */
export async function createCluster(place: PostgresPlace): Promise<void> {
  const cluster = join(place.home, 'cluster');
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const draft = join(place.home, 'cluster.draft');
  rmSync(draft, { recursive: true, force: true });
  const password = join(place.home, 'password');
  writeOwned(place, password, randomBytes(24).toString('hex'));
  try {
    await runAs(place.account, program(place.native, 'initdb'), [
      `--pgdata=${draft}`,
      '--username=portail',
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=fr-FR',
      '--no-instructions',
    ]);
  } catch (cause) {
    throw new StartupError(
      `PostgreSQL n’a pas pu créer ses données dans ${place.home} : ${lastLine(cause as { stderr?: string })}`,
      { cause },
    );
  }
  appendFileSync(join(draft, 'postgresql.conf'), "\ninclude_if_exists 'portail.conf'\n");
  renameSync(draft, cluster);
}

/** Writes the settings, at each start, so that a new version of the portal also updates an old cluster. */
export function writeSettings(place: PostgresPlace, settings: Record<string, string>): void {
  const lines = Object.entries({ ...portalSettings, ...settings }).map(
    ([name, value]) => `${name} = '${value}'\n`,
  );
  writeOwned(place, join(place.home, 'cluster', 'portail.conf'), lines.join(''));
}

export function readPassword({ home }: Pick<PostgresPlace, 'home'>): string {
  return readFileSync(join(home, 'password'), 'utf8').trim();
}

function writeOwned(place: PostgresPlace, path: string, content: string): void {
  writeFileSync(path, content, { mode: 0o600 });
  const { uid, gid } = fileOwner(place.account);
  if (place.account.kind !== 'self') chownSync(path, uid, gid);
}

function lastLine({ stderr = '' }: { stderr?: string }): string {
  return stderr.trim().split('\n').at(-1) ?? '';
}
