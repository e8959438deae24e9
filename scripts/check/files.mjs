import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', '.git', 'dist', 'test-results', '.cache', 'playwright-report']);
/** Running the project creates these folders. */
const SKIPPED_PATHS = new Set(['data', 'tmp', 'packages/client/public/dsfr']);
const CODE = /\.(ts|tsx|mjs|cjs|js)$/;
const TEST = /\.test\.(ts|tsx|mjs)$|^e2e\//;

/** Lists every file of the project below `root`, as sorted paths with slashes. */
export function listFiles(root, folder = '') {
  const found = [];
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name) && !SKIPPED_PATHS.has(path)) found.push(...listFiles(root, path));
    } else if (entry.isFile()) found.push(path);
  }
  return found.sort();
}

export const isCode = (path) => CODE.test(path);
export const isTest = (path) => TEST.test(path);
/** Tells whether a file is source; declaration files are left out because they contain nothing that runs. */
export const isSource = (path) =>
  /^packages\/[^/]+\/src\//.test(path) && /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

export const readText = (root, path) => readFileSync(join(root, path), 'utf8');
