import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The live PostgreSQL server that a previous run left on this cluster, if any. */
export function lingeringPostmaster(cluster: string): Postmaster | undefined {
  const [pid, , , port] = readLines(cluster);
  if (!pid || !port || processIdentity(Number(pid)) === undefined) return undefined;
  if (process.platform === 'linux' && !runsIn(Number(pid), cluster)) return undefined;
  return { pid: Number(pid), port: Number(port) };
}

/**
 * PostgreSQL refuses to start while the number in its pid file exists, be it a zombie or a stranger that got the
 * same number after a reboot. The file is removed only once no process works in the cluster any more, orphaned
 * backends included; where that cannot be told, PostgreSQL is left to judge.
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

/** Every PostgreSQL process works in its cluster's folder; a zombie works nowhere. */
function runsIn(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}
