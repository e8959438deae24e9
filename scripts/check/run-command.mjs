import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HOUSE = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a program of `node_modules` with the current Node; it never rejects, and the caller reads `code` and the
 * outputs.
 */
export function runNode(script, args, cwd) {
  return new Promise((resolve) => {
    // These programs read the whole tree: most of what they allocate is soon garbage, and a larger nursery is collected
    // less often.
    const child = spawn(process.execPath, ['--max-semi-space-size=64', script, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      stderr += text;
    });
    child.on('error', (error) => resolve({ code: 1, stdout, stderr: stderr + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}

/** Finds an installed tool from this script's folder, because a fixture project has no tools of its own. */
export function toolFile(path) {
  const file = join(HOUSE, 'node_modules', path);
  if (!existsSync(file)) throw new Error(`${path} is not installed: run npm ci`);
  return file;
}
