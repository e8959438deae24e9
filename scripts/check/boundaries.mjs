import { BOUNDARIES } from './boundary-rules.mjs';
import { findCycles } from './cycles.mjs';
import { isSource, listFiles, readText } from './files.mjs';
import { importGraph } from './imports.mjs';
import { unreachedFiles } from './unreached-files.mjs';

const WALKED = /^(packages|scripts|e2e|bench)\/(?!client\/(dist|public)\/)/;

/**
 * Finds, in one walk over the imports, broken package boundaries, a wrong order of features, cycles and files that
 * nobody reaches.
 */
export function checkBoundaries(root) {
  const files = listFiles(root);
  const modules = importGraph(
    root,
    files.filter((path) => WALKED.test(path)),
  );
  const { unused, onlyTested } = unreachedFiles({ modules, files, read: (path) => readText(root, path) });
  return {
    errors: [
      ...modules.flatMap(broken),
      ...cyclesIn(modules).map((way) => `no-cycle: ${way.join(' → ')}`),
      ...modules.flatMap(crossings),
      ...unused.map((path) => `${path}: unused, nothing leads to this file`),
    ],
    warnings: onlyTested.map((path) => `${path}: only tests lead to this file`),
    note: `${modules.filter((module) => isSource(module.source)).length} modules`,
  };
}

function broken({ source, dependencies }) {
  const rules = BOUNDARIES.filter(({ binds }) => binds(source));
  return dependencies.flatMap((dependency) =>
    rules
      .filter(({ refuses }) => refuses(dependency))
      .map(({ name }) => `${name}: ${source} → ${dependency.resolved}`),
  );
}

/** Finds the import cycles; an import of a type alone makes a cycle too. */
function cyclesIn(modules) {
  const leads = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  return findCycles([...leads.keys()], (source) => (leads.get(source) ?? []).filter((one) => leads.has(one)));
}

const packageOf = (path) => /^packages\/([^/]+)\//.exec(path)?.[1];

/** The table of facts said in several places reads what the page says, which the client makes from the answers. */
const readsThePage = (source) => source.startsWith('packages/server/src/preuve/faits/test-');

/** Finds imports between packages that are not named `@asso/…`, or do not lead to the source. */
function crossings({ source, dependencies }) {
  return dependencies.flatMap(({ module, resolved }) => {
    if (module.startsWith('@asso/'))
      return resolved.startsWith('packages/') ? [] : [`${source}: ${module} does not lead to a source file`];
    const leaves = packageOf(source) && packageOf(resolved) && packageOf(source) !== packageOf(resolved);
    return leaves && !readsThePage(source)
      ? [`${source}: import ${resolved} by its name @asso/…, not by a relative path`]
      : [];
  });
}
