import { readFileSync } from 'node:fs';

const pollMs = 300;

/**
 * Tells when the npm that runs this command is gone. npm passes a signal only to the shell between both, which
 * dies of it without a word to us.
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

/** Our parent, and its own when it is the shell; both change when one of them dies. */
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
