import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { API } from 'typescript-native/unstable/async';
import { listFiles } from './files.mjs';

/**
 * The checker is written in Go, which collects garbage each time the memory has doubled: a quarter of its processor. Here
 * it waits longer, within what two checkers may hold on a small machine.
 */
process.env.GOGC ??= '400';
process.env.GOMEMLIMIT ??= '2500MiB';

/** Each project has its folder and its files; the slowest come first, so that two at a time end together. */
const PROJECTS = {
  'packages/server': /^packages\/server\/src\//,
  'packages/client': /^packages\/client\/src\//,
  '.': /^(?!packages\/[^/]+\/src\/)/,
  'packages/contract': /^packages\/contract\/src\//,
  'packages/domain': /^packages\/domain\/src\//,
};

/**
 * Returns one check for each project that has files, to be run two at a time, and a last one: every file must be in a
 * project.
 */
export function typeChecks(folder) {
  // The checker names files by their real path.
  const root = realpathSync(folder);
  const files = listFiles(root).filter((path) => /\.tsx?$/.test(path));
  const projects = Object.keys(PROJECTS).filter((project) =>
    files.some((path) => PROJECTS[project].test(path)),
  );
  const answers = [];
  return {
    projects,
    check: async (project) => {
      const answer = await checkProject(root, project);
      answers.push(answer);
      return { ...answer, note: `${answer.files.length} files` };
    },
    sum: () => {
      const seen = new Set(answers.flatMap((answer) => answer.files));
      return { errors: untyped(files, seen), note: `${seen.size} files` };
    },
  };
}

/**
 * `files` are the files that the project names, and only they are examined: what they import from our other packages is
 * examined with the options of theirs.
 */
async function checkProject(root, folder) {
  const config = join(root, folder, 'tsconfig.json');
  if (!existsSync(config)) return { files: [], errors: [`${folder}/tsconfig.json is missing`] };
  const checker = new API({ cwd: root });
  try {
    const snapshot = await checker.updateSnapshot({ openProjects: [config] });
    const { program, rootFiles } = snapshot.getProject(config);
    const found = [
      ...(await program.getConfigFileParsingDiagnostics()),
      ...(await program.getProgramDiagnostics()),
    ];
    // One file is asked after the other, because several checkers would each infer the types that files share.
    for (const file of rootFiles)
      found.push(
        ...(await program.getSyntacticDiagnostics(file)),
        ...(await program.getSemanticDiagnostics(file)),
      );
    return {
      errors: found.map((one) => located(one, root)),
      files: rootFiles.map((path) => here(path, root)),
    };
  } finally {
    await checker.close();
  }
}

const untyped = (files, seen) =>
  files
    .filter((path) => !seen.has(path) && !path.endsWith('.d.ts'))
    .map((path) => `${path}: no tsconfig.json includes it, so its types are never checked`);

/** Paths are given from the root. */
const here = (path, root) => relative(root, path).replaceAll('\\', '/');

function located(diagnostic, root) {
  const { fileName, pos, code } = diagnostic;
  const text = `TS${code}: ${textOf(diagnostic)}`;
  if (!fileName) return text;
  const before = readFileSync(fileName, 'utf8').slice(0, pos).split('\n');
  return `${here(fileName, root)}:${before.length}:${before.at(-1).length + 1} ${text}`;
}

/** The reasons of a message are told below it, each one step further in. */
const textOf = ({ text, messageChain = [] }, indent = '') =>
  [`${indent}${text}`, ...messageChain.map((one) => textOf(one, `${indent}  `))].join('\n');
