// npm run rules lists the rules of the specification that no test of the product shows; given ids, it tells each rule's
// homes and tests; --table prints them all, with the tests that show each.
import { fileURLToPath } from 'node:url';
import { isTest } from './check/files.mjs';
import { placesNaming } from './check/places-naming.mjs';
import { outOfReach } from './check/reached-homes.mjs';
import { isRule, readRules, readTestedIds, withHomes } from './check/rule-ids.mjs';
import { answersHelp } from './command/command.mjs';

const usage = `npm run rules -- [--table | numéro…]
Les règles de la spécification (scripts/check/rules.tsv) encore sans test, ou que le produit n'atteint pas ; avec des numéros (R4.94), où elles sont et les tests qui les montrent ; --table les donne toutes, en Markdown.`;
const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
if (answersHelp(usage)) process.exitCode = 0;
else {
  const used = readTestedIds(root);
  const rows = withHomes(root, readRules(root), used);
  if (asked.includes('--table')) printTable(rows, used);
  else if (asked.length > 0) for (const id of asked) tell(id, rows);
  else list(rows.filter(isRule), used);
}

function tell(id, rows) {
  const row = rows.find((one) => one.id === id);
  print(`${id}  ${row?.text ?? 'not a rule of the specification'}`);
  for (const path of row?.homes ?? []) print(`  home  ${path}`);
  for (const { path, line } of placesNaming(root, id))
    print(`  ${isTest(path) ? 'test' : 'named'}  ${path}:${line}`);
}

function printTable(rows, used) {
  const tests = Map.groupBy(used, ({ id }) => id);
  const files = (paths) => [...new Set(paths)].map((path) => `\`${path}\``).join(' ') || '—';
  for (const [subject, its] of Map.groupBy(rows, (row) => row.subject)) {
    print(`\n## ${subject}\n\n| Rule | What holds | Decided in | Shown by |\n|---|---|---|---|`);
    for (const { id, text, homes } of its)
      print(
        `| ${id} | ${text} | ${files(homes)} | ${files((tests.get(id) ?? []).map(({ path }) => path))} |`,
      );
  }
}

function list(rules, used) {
  const tested = new Set(used.map(({ id }) => id));
  const { unreached, unused } = outOfReach(root, rules);
  const outside = new Set(unreached.flatMap(({ ids }) => ids));
  const isShown = ({ id }) => tested.has(id) && !outside.has(id);
  for (const [subject, its] of Map.groupBy(rules, (rule) => rule.subject)) {
    const missing = its.filter((rule) => !isShown(rule));
    print(`${subject}: ${its.length - missing.length} of ${its.length}`);
    for (const { id, text } of missing)
      print(`  ${id} ${text}${tested.has(id) ? ': not reached by the product' : ''}`);
  }
  for (const { path, name } of unused) print(`not reached by the product: ${name}, ${path}`);
  print(`\n${rules.filter(isShown).length} of ${rules.length} rules are shown of the product by a test`);
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
