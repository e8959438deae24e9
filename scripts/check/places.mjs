import { isCode, listFiles, readText } from './files.mjs';
import { PLACES } from './places-rules.mjs';
import { SPEED } from './speed-rules.mjs';
import { lineNumber, parse, walk } from './syntax.mjs';

const RULES = [...PLACES, ...SPEED];

/**
 * Checks that SQL, the network, the environment, the clock and the console each have one place, and what may not be in
 * a test.
 */
export function checkPlaces(root) {
  const errors = [];
  for (const path of listFiles(root)) {
    if (!isCode(path)) continue;
    const rules = RULES.filter((rule) => rule.where.test(path) && !rule.except.test(path));
    if (rules.length === 0) continue;
    walk(parse(path, readText(root, path)), (node) => {
      for (const rule of rules)
        if (rule.finds(node, path)) errors.push(`${path}:${lineNumber(node)} ${rule.what}: ${rule.instead}`);
    });
  }
  return { errors };
}
