// npm run rules: the rules of docs/regles.md that no test names; with ids, where each stands and which tests show it.
import { fileURLToPath } from 'node:url';
import { isTest } from './check/files.mjs';
import { placesNaming } from './check/places-naming.mjs';
import { isRule, pathOfHome, readRules, readTestedIds } from './check/rule-ids.mjs';
import { answersHelp } from './command/command.mjs';

const usage = `npm run rules -- [numéro…]
Les règles de docs/regles.md encore sans test ; avec des numéros (R4.94), où elles sont et les tests qui les montrent.`;
const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readRules(root);
const asked = process.argv.slice(2);
if (answersHelp(usage)) process.exitCode = 0;
else if (asked.length > 0) for (const id of asked) tell(id);
else list(rows.filter(isRule));

function tell(id) {
  const row = rows.find((one) => one.id === id);
  print(`${id}  ${row?.text ?? 'not on docs/regles.md'}`);
  if (row?.home) print(`  home  ${pathOfHome(row.home)}`);
  for (const { path, line } of placesNaming(root, id))
    print(`  ${isTest(path) ? 'test' : 'named'}  ${path}:${line}`);
}

function list(rules) {
  const tested = new Set(readTestedIds(root).map(({ id }) => id));
  for (const [capability, its] of Map.groupBy(rules, (rule) => rule.capability)) {
    const missing = its.filter(({ id }) => !tested.has(id));
    print(`${capability}: ${its.length - missing.length} of ${its.length}`);
    for (const { id, text } of missing) print(`  ${id} ${text}`);
  }
  print(`\n${rules.filter(({ id }) => tested.has(id)).length} of ${rules.length} rules are named by a test`);
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
