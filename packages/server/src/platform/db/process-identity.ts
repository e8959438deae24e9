import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Names a live process so that its number given to another one is not taken for it; undefined when it is dead.
 * A zombie is dead: nothing may have reaped it yet in a container.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return linuxIdentity(pid);
  if (process.platform === 'win32') return `${pid}`;
  return psIdentity(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name between parentheses may hold spaces; the fields that count follow the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${pid} ${fields[19]} ${boot}`;
  } catch {
    return undefined;
  }
}

function psIdentity(pid: number): string | undefined {
  try {
    const [state = 'Z', ...start] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', `${pid}`], {
      encoding: 'utf8',
    })
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? undefined : `${pid} ${start.join(' ')}`;
  } catch {
    return undefined;
  }
}
