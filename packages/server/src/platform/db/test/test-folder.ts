import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';

/** A folder in memory for the data of tests, where the machine has room for `bytes` in one. */
export function fastFolder(bytes = 500_000_000): string {
  if (process.platform !== 'linux' || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > bytes ? memory : tmpdir();
}
