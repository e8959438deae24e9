import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * Gives the commit of a clone of the project, read from its `.git` folder without calling git; null where there is
 * none, as in an image, whose builder says the commit in PORTAL_COMMIT.
 */
export function checkoutCommit(folder: string = projectFolder): string | null {
  const head = readGit(folder, 'HEAD');
  const branch = /^ref: (.+)$/.exec(head)?.[1];
  const named = branch === undefined ? head : readGit(folder, branch) || packed(folder, branch);
  return /^[0-9a-f]{40}$/.test(named) ? named : null;
}

/** Git keeps the branches that have not moved for long in one file, one line each. */
const packed = (folder: string, branch: string): string =>
  readGit(folder, 'packed-refs')
    .split('\n')
    .find((line) => line.endsWith(` ${branch}`))
    ?.slice(0, 40) ?? '';

function readGit(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, '.git', name), 'utf8').trim();
  } catch {
    return '';
  }
}
