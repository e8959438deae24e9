import { readFileSync } from 'node:fs';

const pollMs = 300;

/**
 * Calls `act` when the npm that runs this command is gone. npm passes a signal only to the shell between them, which
 * dies without telling us.
 */
export function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return () => undefined;
  const atStart = lineage();
  const timer = setInterval(() => {
    if (lineage() === atStart) return;
    clearInterval(timer);
    act();
  }, pollMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Our parent process and, when it is the shell, the shell's parent; the value changes when one of them dies. */
function lineage() {
  if (process.platform !== 'linux') return `${process.ppid}`;
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const grandparent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    return /^(sh|dash|bash|ash|busybox)$/.test(name) ? `${process.ppid} ${grandparent}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}
