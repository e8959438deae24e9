import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL's processor time in seconds, including closed connections; 0 where the system does not provide it. */
export function postgresSeconds(dataDir: string): number {
  if (process.platform !== 'linux') return 0;
  const [pid = '0'] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const own = fieldsOf(pid);
  const ended = own.utime + own.stime + own.endedUtime + own.endedStime;
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => fieldsOf(name))
    .filter(({ parent }) => parent === Number(pid))
    .reduce((sum, { utime, stime }) => sum + utime + stime, 0);
  return (ended + running) / ticksPerSecond;
}

/** The processor time of one process, in seconds; 0 once it has ended. */
export function processSeconds(pid: number): number {
  const { utime, stime } = fieldsOf(String(pid));
  return (utime + stime) / ticksPerSecond;
}

const ticksPerSecond = 100;
const nothing = { parent: 0, utime: 0, stime: 0, endedUtime: 0, endedStime: 0 };

function fieldsOf(pid: string): typeof nothing {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may contain spaces.
    const [, parent, ...fields] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [utime = 0, stime = 0, endedUtime = 0, endedStime = 0] = fields.slice(9);
    return { parent: parent ?? 0, utime, stime, endedUtime, endedStime };
  } catch {
    return nothing;
  }
}
