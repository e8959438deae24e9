import { isCode, isTest, listFiles, readText } from './files.mjs';
import { readTestedIds } from './rule-ids.mjs';

/** Finds, for a rule, the tests that show it; for another id (a text, a call), the lines of code that name it. */
export function placesNaming(root, id) {
  if (id.startsWith('R')) return readTestedIds(root).filter((one) => one.id === id);
  const named = new RegExp(`\\b${id}\\b`);
  return listFiles(root)
    .filter((path) => isCode(path) && (path.startsWith('packages/') || isTest(path)))
    .flatMap((path) =>
      readText(root, path)
        .split('\n')
        .flatMap((text, index) => (named.test(text) ? [{ path, line: index + 1 }] : [])),
    );
}
