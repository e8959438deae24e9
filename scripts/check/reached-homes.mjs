import { isSource, isTest, listFiles } from './files.mjs';
import { reachedNames, unusedNames } from './reached.mjs';
import { readRules, readTestedIds, withHomes } from './rule-ids.mjs';

/** The server and the page share these rules and words, so none of them may be exported for a test alone. */
const SHARED = /^packages\/(domain|contract)\/src\//;

/** Checks that the programs themselves reach what tests call: a test proves something of the product only then. */
export function checkReachedHomes(root) {
  const { unreached, unused, count } = outOfReach(
    root,
    withHomes(root, readRules(root), readTestedIds(root)),
  );
  return {
    errors: [
      ...unreached.map(
        ({ path, ids }) => `${path}, home of ${ids.join(', ')}, is not reached by the product`,
      ),
      ...unused.map(({ path, name }) => `${path} ${name}: no code of the product uses it`),
    ],
    note: `${count} homes`,
  };
}

/**
 * Finds the rules' homes that no program reaches, and the names that homes and shared modules export only for tests.
 */
export function outOfReach(root, rules) {
  const files = listFiles(root);
  const used = reachedNames(root, files);
  const homes = new Set(rules.flatMap((rule) => rule.homes));
  const looked = files.filter((path) => isSource(path) && !isTest(path) && used.has(path));
  return {
    count: homes.size,
    unreached: [...homes]
      .filter((path) => /\.tsx?$/.test(path) && !used.has(path))
      .map((path) => ({
        path,
        ids: rules.filter((rule) => rule.homes.includes(path)).map(({ id }) => id),
      })),
    unused: looked
      .filter((path) => homes.has(path) || SHARED.test(path))
      .flatMap((path) => unusedNames(root, used, path).map((name) => ({ path, name }))),
  };
}
