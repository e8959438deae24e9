// npm run rules lists the rules of docs/regles.md that no test of the product shows; given ids, it tells each rule's
// home and tests.
import { fileURLToPath } from 'node:url';
import { isTest } from './check/files.mjs';
import { placesNaming } from './check/places-naming.mjs';
import { outOfReach } from './check/reached-homes.mjs';
import { isRule, pathOfHome, readRules, readTestedIds } from './check/rule-ids.mjs';
import { answersHelp } from './command/command.mjs';

const usage = `npm run rules -- [numéro…]
Les règles de docs/regles.md encore sans test, ou que le produit n'atteint pas ; avec des numéros (R4.94), où elles sont et les tests qui les montrent.`;
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
  const { unreached, unused } = outOfReach(root, rules);
  const outside = new Set(unreached.flatMap(({ ids }) => ids));
  const isShown = ({ id }) => tested.has(id) && !outside.has(id);
  for (const capability of new Set(rules.map((rule) => rule.capability))) {
    const its = rules.filter((rule) => rule.capability === capability);
    const missing = its.filter((rule) => !isShown(rule));
    print(`${capability}: ${its.length - missing.length} of ${its.length}`);
    for (const { id, text } of missing)
      print(`  ${id} ${text}${tested.has(id) ? ': not reached by the product' : ''}`);
  }
  for (const { path, name } of unused) print(`not reached by the product: ${name}, ${path}`);
  print(`\n${rules.filter(isShown).length} of ${rules.length} rules are shown of the product by a test`);
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
