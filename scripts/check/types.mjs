import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { listFiles } from './files.mjs';
import { runNode, toolFile } from './run-command.mjs';

/** Each project has its folder and its files; the slowest come first, so that two at a time end together. */
const PROJECTS = {
  'packages/server': /^packages\/server\/src\//,
  '.': /^(?!packages\/[^/]+\/src\/)/,
  'packages/client': /^packages\/client\/src\//,
  'packages/contract': /^packages\/contract\/src\//,
  'packages/domain': /^packages\/domain\/src\//,
};

const TYPESCRIPT = /\.tsx?$/;

/** This returns one check for each project that has files, to be run two at a time, and the check of their sum. */
export function typeChecks(folder) {
  // The checker names files by their real path.
  const root = realpathSync(folder);
  const files = listFiles(root).filter((path) => TYPESCRIPT.test(path));
  const projects = Object.keys(PROJECTS).filter((project) =>
    files.some((path) => PROJECTS[project].test(path)),
  );
  const answers = [];
  return {
    projects,
    check: async (project) => {
      const answer = await checkProject(root, project);
      answers.push(answer);
      return { ...answer, note: `${answer.files.length} files, ${thousands(answer.types)} types` };
    },
    sum: () => {
      const seen = new Set(answers.flatMap((answer) => answer.files));
      const types = answers.reduce((sum, answer) => sum + answer.types, 0);
      return { errors: untyped(files, seen), note: `${thousands(types)} types` };
    },
  };
}

/**
 * `files` are the project's own files that were examined; what it imports from our other packages is examined with
 * the options of theirs. `types` counts what the checker made, the same on every machine: it grows with the work.
 */
async function checkProject(root, folder) {
  const config = join(root, folder, 'tsconfig.json');
  const nothing = { types: 0, files: [] };
  if (!existsSync(config)) return { ...nothing, errors: [`${folder}/tsconfig.json is missing`] };
  const { code, stdout, stderr } = await runNode(
    toolFile('typescript-native/bin/tsc'),
    // Several checkers would each infer the types that their files share.
    ['--project', config, '--noEmit', '--pretty', 'false', '--checkers', '1', '--listFiles', '--diagnostics'],
    root,
  );
  const isOurs = (path) => PROJECTS[folder].test(path) || !TYPESCRIPT.test(path);
  const found = diagnosticsIn(stdout);
  const types = Number(/^Types: +(\d+)$/m.exec(stdout)?.[1]);
  if ((code !== 0 && found.length === 0) || Number.isNaN(types)) {
    return { ...nothing, errors: [`${folder}: the type checker stopped: ${stdout.trim()}${stderr.trim()}`] };
  }
  return {
    errors: found.filter(({ path }) => path === undefined || isOurs(path)).map(({ text }) => text),
    files: filesIn(stdout, root).filter((path) => PROJECTS[folder].test(path)),
    types,
  };
}

/** A message goes on over the indented lines that follow it. `path` is undefined where no file is named. */
function diagnosticsIn(output) {
  const found = [];
  for (const line of output.split(/\r?\n/)) {
    const [, path, at, column, said] = /^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+: .*)$/.exec(line) ?? [];
    if (said) found.push({ path, text: path ? `${path}:${at}:${column} ${said}` : said });
    else if (/^\s+\S/.test(line) && found.length > 0) found.at(-1).text += `\n${line}`;
  }
  return found;
}

/** The files are listed by absolute paths, one a line; paths are given from the root. */
function filesIn(output, root) {
  const lines = output.split(/\r?\n/).filter((line) => TYPESCRIPT.test(line) && isAbsolute(line));
  return lines.map((path) => relative(root, path).replaceAll('\\', '/'));
}

const untyped = (files, seen) =>
  files
    .filter((path) => !seen.has(path) && !path.endsWith('.d.ts'))
    .map((path) => `${path}: no tsconfig.json includes it, so its types are never checked`);

const thousands = (count) => `${Math.round(count / 1000)} thousand`;
