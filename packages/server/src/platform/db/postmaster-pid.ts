import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

/** Gives the live PostgreSQL server that a previous run left on this cluster, if any. */
export function lingeringPostmaster(cluster: string): Postmaster | undefined {
  const [pid, , , port] = readLines(cluster);
  if (!pid || !port || processIdentity(Number(pid)) === undefined) return undefined;
  if (process.platform === 'linux' && !runsIn(Number(pid), cluster)) return undefined;
  return { pid: Number(pid), port: Number(port) };
}

/**
 * PostgreSQL refuses to start while a process has the number in its pid file, even a zombie or a stranger that got
 * that number after a reboot. The file is removed only when no process works in the cluster any more, orphaned
 * backends included; where that cannot be known, PostgreSQL decides.
 */
export function removeStalePidFile(cluster: string): void {
  const path = join(cluster, 'postmaster.pid');
  if (process.platform !== 'linux' || !existsSync(path)) return;
  const someoneInside = readdirSync('/proc').some(
    (name) => /^\d+$/.test(name) && runsIn(Number(name), cluster),
  );
  if (!someoneInside) rmSync(path, { force: true });
}

function readLines(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * Tells whether a process is one of PostgreSQL for this cluster: such a process has its cluster as working folder; a
 * zombie has none.
 */
function runsIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
