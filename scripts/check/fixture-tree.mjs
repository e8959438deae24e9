// The tests of the checks run on a small project on disk, with the real tools and settings and invented files.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const HOUSE = fileURLToPath(new URL('../..', import.meta.url));
const LIBRARIES = ['zod', 'kysely', 'postal-mime'];
const SETTINGS = ['biome.json', 'knip.json', '.gitignore', 'tsconfig.base.json'];
const USED = { domain: ['zod'], contract: ['zod', '@asso/domain'], server: ['@asso/contract'], client: [] };

/** Writes the files over a project that has its packages and settings, and removes the folder after the test. */
export function makeTree(files) {
  const root = makeLastingTree(files);
  onTestFinished(() => removeTree(root));
  return root;
}

/** Writes the files as `makeTree` does, for a `beforeAll`: the caller removes the tree. */
export function makeLastingTree(files) {
  const root = mkdtempSync(join(tmpdir(), 'asso-check-'));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const name of SETTINGS) write(name, readFileSync(join(HOUSE, name), 'utf8'));
  write('package.json', manifest('fixture', { workspaces: ['packages/*'] }));
  for (const [name, libraries] of Object.entries(USED)) {
    const dependencies = Object.fromEntries(libraries.map((library) => [library, '*']));
    const devDependencies = name === 'server' ? { 'postal-mime': '*' } : {};
    const exports = { './*': './src/*.ts' };
    write(
      `packages/${name}/package.json`,
      manifest(`@asso/${name}`, { exports, dependencies, devDependencies }),
    );
    link(join(root, 'packages', name), join(root, 'node_modules/@asso', name));
  }
  for (const name of LIBRARIES) link(join(HOUSE, 'node_modules', name), join(root, 'node_modules', name));
  for (const [path, text] of Object.entries(files)) write(path, text);
  return root;
}

export const removeTree = (root) => rmSync(root, { recursive: true, force: true });

const manifest = (name, rest) =>
  `${JSON.stringify({ name, private: true, type: 'module', ...rest }, null, 2)}\n`;

function link(target, path) {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'dir');
}
