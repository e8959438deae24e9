import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CommandError, say } from './command.mjs';
import { findBin, pinnedNode, root } from './paths.mjs';

const client = join(root, 'packages/client');
// The stamp is in the folder that a build empties, so an interrupted build leaves none.
const stamp = join(client, 'dist/.sources');

/** Builds the pages when their sources have changed. */
export function ensureClientBuilt() {
  const present = sourcesHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === present) return;
  say('Construction des pages…');
  buildClient();
  writeFileSync(stamp, present);
}

function buildClient() {
  const { status, stdout, stderr } = spawnSync(pinnedNode(), [findBin('vite'), 'build', '--logLevel=warn'], {
    cwd: client,
    encoding: 'utf8',
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  throw new CommandError('Les pages n’ont pas pu être construites : l’erreur est affichée ci-dessus.');
}

function sourcesHash() {
  const hash = createHash('sha256');
  const inputs = ['packages/client', 'packages/contract/src', 'packages/domain/src', 'package-lock.json'];
  for (const path of inputs.flatMap((input) => listSources(join(root, input)))) {
    hash.update(`${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function listSources(path) {
  if (path.endsWith('package-lock.json')) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (file) => !/[\\/](dist|node_modules|public[\\/]dsfr)[\\/]|\.test\.tsx?$/.test(relative(root, file)),
    )
    .sort();
}
