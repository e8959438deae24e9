// Test support: a disk of a few megabytes, for one server or for the whole machine, that a test can fill and empty.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const can = (file: string, args: readonly string[]): boolean => {
  try {
    execFileSync(file, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/**
 * Gives the command prefix by which only one test server sees a small disk at this folder; gives undefined where the
 * machine forbids it.
 */
export function withinSmallDisk(folder: string, megabytes: number): readonly string[] | undefined {
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0"`;
  const within = ['unshare', '-rm', '/bin/sh', '-c', `${mount} && exec "$@"`, folder];
  const [file = '', ...args] = [...within, 'true'];
  return can(file, args) ? within : undefined;
}

/** Mounts a small disk that everybody sees, which only root may do; gives undefined for other users. */
export function aSmallDisk(megabytes: number): { folder: string; remove(): void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'portail-asso-disque-'));
  const isThere = can('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const remove = () => {
    if (isThere) can('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  if (isThere) return { folder, remove };
  remove();
  return undefined;
}

/** Takes all the space that is left, and gives the function that frees it. */
export function fill(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  const file = openSync(ballast, 'w');
  for (const bytes of [1_048_576, 4096]) {
    const block = Buffer.alloc(bytes, 1);
    try {
      for (;;) writeSync(file, block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(file);
  return () => rmSync(ballast);
}
