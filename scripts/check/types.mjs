import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './files.mjs';
import { runNode } from './run-command.mjs';

/** Each project has its folder and its files; the slowest come first, so that two at a time end together. */
const PROJECTS = {
  'packages/client': /^packages\/client\/src\//,
  'packages/server': /^packages\/server\/src\//,
  'packages/domain': /^packages\/domain\/src\//,
  'packages/contract': /^packages\/contract\/src\//,
  '.': /^(?!packages\/[^/]+\/src\/)/,
};

/** This returns one check for each project that has files, to be run two at a time, and the check of their sum. */
export function typeChecks(root) {
  const files = listFiles(root).filter((path) => /\.tsx?$/.test(path));
  const projects = Object.keys(PROJECTS).filter((folder) =>
    files.some((path) => PROJECTS[folder].test(path)),
  );
  const answers = [];
  return {
    projects,
    check: async (folder) => {
      const answer = await checkProject(root, folder);
      answers.push(answer);
      return { ...answer, note: `${answer.files.length} files, ${answer.seconds.toFixed(1)} s of processor` };
    },
    sum: () => {
      const seen = new Set(answers.flatMap((answer) => answer.files));
      const seconds = answers.reduce((sum, answer) => sum + answer.seconds, 0);
      return { errors: untyped(files, seen), note: `${seconds.toFixed(1)} s of processor in sum` };
    },
  };
}

/** `files` are the files examined and `seconds` the processor time. */
async function checkProject(root, folder) {
  const config = join(root, folder, 'tsconfig.json');
  const nothing = { seconds: 0, files: [] };
  if (!existsSync(config)) return { ...nothing, errors: [`${folder}/tsconfig.json is missing`] };
  const script = fileURLToPath(new URL('./check-project-types.mjs', import.meta.url));
  const { code, stdout, stderr } = await runNode(script, [config], root);
  if (code !== 0) return { ...nothing, errors: [`${folder}: the type checker stopped: ${stderr.trim()}`] };
  return JSON.parse(stdout);
}

const untyped = (files, seen) =>
  files
    .filter((path) => !seen.has(path) && !path.endsWith('.d.ts'))
    .map((path) => `${path}: no tsconfig.json includes it, so its types are never checked`);
