// The workers share what was found good in this run: for each thing an empty file, named by a hash, in a folder of the
// run. A check that fails keeps nothing, so the next one is made again. The same folder says what a journey has taken
// for itself alone, and keeps what one worker got and the others may use.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes the folder of this run; the global set-up calls this before the workers start. */
export function startKnownGood(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-bon-'));
  process.env.KNOWN_GOOD = folder;
  return folder;
}

export const hashKey = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** A bench uses these steps without a run: a new folder then receives what is kept, rather than the current one. */
const placeOf = (key: string): string => join(process.env.KNOWN_GOOD ?? startKnownGood(), key);

export const isKnownGood = (key: string): boolean => existsSync(placeOf(key));

export const keepGood = (key: string): void => writeFileSync(placeOf(key), '');

/** Returns true to one journey only, among all those that ask for this thing. */
export function isMine(key: string): boolean {
  try {
    writeFileSync(placeOf(key), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Returns what a worker of this run kept under this key, if any. */
export function readKept(key: string): string | undefined {
  return existsSync(placeOf(key)) ? readFileSync(placeOf(key), 'utf8') : undefined;
}

/** Keeps a text whole or not at all, because another worker may read it meanwhile. */
export function keepText(key: string, text: string): void {
  const draft = `${placeOf(key)}-${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, placeOf(key));
}
