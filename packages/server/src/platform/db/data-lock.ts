import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../startup-error.ts';
import { processIdentity } from './process-identity.ts';

/** More than a server takes to stop in order. */
const patienceSeconds = 50;

/** Reserves a data folder for one server at a time. The lock left by a killed server is taken over. */
export function lockData(dataDir: string): { release(): void } {
  const path = join(dataDir, 'portail.lock');
  const mine = [processIdentity(process.pid) ?? `${process.pid}`, launcher()].join('\n').trim();
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(path, mine)) return { release: () => releaseIfMine(path, mine) };
    const held = read(path);
    if (held !== undefined && isHeld(held)) throw alreadyRunning(dataDir, held);
    if (held !== undefined) removeStale(path, held);
  }
  throw new StartupError(`Un autre démarrage du portail est en cours sur le dossier ${dataDir}.`);
}

/** Gives the process number of the live server that holds this folder, if any. */
export function dataHolder(dataDir: string): number | undefined {
  const held = read(join(dataDir, 'portail.lock'));
  return held !== undefined && isHeld(held) ? Number.parseInt(held, 10) : undefined;
}

/**
 * Ends a server whose launcher was killed, as nobody could stop it by Ctrl-C any more, and waits until it has left
 * the folder. Any other process is left alone.
 */
export async function endOrphan(dataDir: string): Promise<void> {
  const held = read(join(dataDir, 'portail.lock'));
  const [server = '', launcherThen = ''] = held?.split('\n') ?? [];
  const launcherPid = Number.parseInt(launcherThen, 10);
  const isOrphan = launcherThen !== '' && processIdentity(launcherPid) !== launcherThen;
  if (held === undefined || !isOrphan || !isHeld(held)) return;
  const pid = Number.parseInt(server, 10);
  process.kill(pid, 'SIGTERM');
  for (let left = patienceSeconds * 10; isHeld(held); left--) {
    if (left === 0) process.kill(pid, 'SIGKILL');
    await wait(100);
  }
}

/**
 * Returns the identity of the process that started this server with an IPC channel, as `npm start` does; the text is
 * empty otherwise, for instance under systemd.
 */
function launcher(): string {
  return process.connected ? (processIdentity(process.ppid) ?? '') : '';
}

function create(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  try {
    // `linkSync` creates the lock whole or fails, so nobody reads a lock without its content.
    writeFileSync(draft, content, { mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isHeld(content: string): boolean {
  return processIdentity(Number.parseInt(content, 10)) === content.split('\n')[0];
}

/**
 * Moves the lock aside and reads it once more before removing it, as another start may have replaced it meanwhile.
 */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) !== stale) linkSync(aside, path);
  } catch {
    // Another start was faster: the next attempt sees what it did.
  } finally {
    rmSync(aside, { force: true });
  }
}

function releaseIfMine(path: string, mine: string): void {
  if (read(path) === mine) rmSync(path, { force: true });
}

function alreadyRunning(dataDir: string, held: string): StartupError {
  const pid = Number.parseInt(held, 10);
  return new StartupError(
    `Un portail fonctionne déjà sur le dossier ${dataDir} (processus ${pid}) : arrêtez-le (kill ${pid}), ou choisissez un autre dossier avec DATA_DIR.`,
  );
}
