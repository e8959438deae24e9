import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';
import { processIdentity } from './process-identity.ts';

/** Keeps a data folder for one server at a time. What a killed server left is taken over. */
export function lockData(dataDir: string): { release(): void } {
  const path = join(dataDir, 'portail.lock');
  const mine = processIdentity(process.pid) ?? `${process.pid}`;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (create(path, mine)) return { release: () => releaseIfMine(path, mine) };
    const held = read(path);
    if (held !== undefined && isHeld(held)) throw alreadyRunning(dataDir, held);
    if (held !== undefined) removeStale(path, held);
  }
  throw new StartupError(`Un autre démarrage du portail est en cours sur le dossier ${dataDir}.`);
}

/** The live process that keeps this folder, if any. */
export function dataHolder(dataDir: string): number | undefined {
  const held = read(join(dataDir, 'portail.lock'));
  return held !== undefined && isHeld(held) ? Number.parseInt(held, 10) : undefined;
}

function create(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  try {
    // A link appears whole or not at all: nobody reads a lock without its content.
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
  return processIdentity(Number.parseInt(content, 10)) === content;
}

/** Moves the lock aside before judging it again, as another start may have replaced it meanwhile. */
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
    `Un portail fonctionne déjà sur le dossier ${dataDir} (processus ${pid}) : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
  );
}
