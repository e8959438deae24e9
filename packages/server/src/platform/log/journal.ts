import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { destination } from 'pino';

const mostBytes = 20_000_000;

/** Opens the log as a file that only its owner can read; a file that grew too long is started again. */
export function openJournal(path: string): { write(line: string): void } {
  mkdirSync(dirname(path), { recursive: true });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > mostBytes) rmSync(path);
  return destination({ dest: path, mode: 0o600, sync: true });
}
