import { join } from 'node:path';
import { isSource, listFiles, readText } from './files.mjs';
import { runNode, toolFile } from './run-command.mjs';
import { unreachedFiles } from './unreached-files.mjs';

const FOLDERS = ['packages', 'scripts', 'e2e', 'bench'];

/**
 * One walk over the imports finds broken package boundaries, a wrong order of features, cycles and files that nobody
 * reaches.
 */
export async function checkBoundaries(root) {
  const files = listFiles(root);
  const folders = FOLDERS.filter((folder) => files.some((path) => path.startsWith(`${folder}/`)));
  const tool = toolFile('dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const { stdout, stderr } = await runNode(tool, ['--config', config, '-T', 'json', ...folders], root);
  if (!stdout.startsWith('{')) return { errors: [`dependency-cruiser did not answer: ${stderr.trim()}`] };
  const { modules, summary } = JSON.parse(stdout);
  const { unused, onlyTested } = unreachedFiles({ modules, files, read: (path) => readText(root, path) });
  return {
    errors: [
      ...unseenFiles(modules, files),
      ...summary.violations.map(describe),
      ...modules.flatMap(crossings),
      ...unused.map((path) => `${path}: unused, nothing leads to this file`),
    ],
    warnings: onlyTested.map((path) => `${path}: only tests lead to this file`),
    note: `${modules.filter((module) => isSource(module.source)).length} modules`,
  };
}

/**
 * If the tool no longer read TypeScript or our aliases, it would find nothing wrong: every file must therefore have
 * been seen.
 */
function unseenFiles(modules, files) {
  const seen = new Set(modules.map((module) => module.source));
  return files
    .filter((path) => isSource(path) && !seen.has(path))
    .map((path) => `${path}: not seen by dependency-cruiser, so nothing is known of its imports`);
}

function describe({ rule, from, to, cycle }) {
  const way = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`;
  return `${rule.name}: ${way}`;
}

const packageOf = (path) => /^packages\/([^/]+)\//.exec(path)?.[1];

/** An import between packages is named `@asso/…` and must lead to the source. */
function crossings({ source, dependencies }) {
  return dependencies.flatMap(({ module, resolved }) => {
    if (module.startsWith('@asso/'))
      return resolved.startsWith('packages/') ? [] : [`${source}: ${module} does not lead to a source file`];
    const leaves = packageOf(source) && packageOf(resolved) && packageOf(source) !== packageOf(resolved);
    return leaves ? [`${source}: import ${resolved} by its name @asso/…, not by a relative path`] : [];
  });
}
