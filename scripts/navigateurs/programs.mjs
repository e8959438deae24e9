// The browsers of the proofs come from the packages of Debian, in the versions that it keeps safe.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns where this program is, or undefined. */
export const findProgram = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** Reads « Mozilla Firefox 153.8.0esr ». */
export const programVersion = (program) =>
  spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim().split('\n')[0];

/**
 * Installs, as root, the Debian packages whose file is not here (`{ package: file }`, the file being a program or a
 * pattern of a path). Returns in words what is still lacking, or undefined.
 */
export function listLacking(files, say) {
  const isHere = (file) => (file.includes('/') ? globSync(file).length > 0 : findProgram(file) !== undefined);
  const absent = () => Object.keys(files).filter((name) => !isHere(files[name]));
  const wanted = absent();
  if (wanted.length === 0) return undefined;
  const byHand = `apt-get install ${wanted.join(' ')}`;
  if (!findProgram('apt-get')) return `il manque ${wanted.join(', ')}, et cette machine n’a pas apt-get`;
  if (process.getuid?.() !== 0) return `il manque ${wanted.join(', ')} ; en root : ${byHand}`;
  say(`${byHand}…`);
  spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  const { stderr } = spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...wanted], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (absent().length === 0) return undefined;
  return `« ${byHand} » n’a pas donné ${absent().join(', ')} : ${stderr.trim().split('\n').at(-1)}`;
}
