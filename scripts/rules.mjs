// npm run rules: the rules of docs/regles.md that no test names, and how many are shown, by capability.
import { fileURLToPath } from 'node:url';
import { readRules, readTestedIds } from './check/rule-ids.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = readRules(root);
const tested = new Set(readTestedIds(root).map(({ id }) => id));
const byCapability = Map.groupBy(rules, (rule) => rule.capability);

for (const [capability, its] of byCapability) {
  const missing = its.filter(({ id }) => !tested.has(id));
  print(`${capability}: ${its.length - missing.length} of ${its.length}`);
  for (const { id, text } of missing) print(`  ${id} ${text}`);
}
const shown = rules.filter(({ id }) => tested.has(id)).length;
print(`\n${shown} of ${rules.length} rules are named by a test`);

function print(text) {
  process.stdout.write(`${text}\n`);
}
