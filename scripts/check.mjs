// npm run check runs every check that a tool can make, without the tests; npm run check -- names types runs those whose
// title holds one of these words. Two checks run at a time, and each tells its seconds.
import { fileURLToPath } from 'node:url';
import { checkBoundaries } from './check/boundaries.mjs';
import { checkDecisions } from './check/decisions.mjs';
import { checkFileLength } from './check/file-length.mjs';
import { checkFormat } from './check/format.mjs';
import { checkGenerated, GENERATED } from './check/generated.mjs';
import { checkLicences } from './check/licences.mjs';
import { checkNamedFiles } from './check/named-files.mjs';
import { checkNames } from './check/names.mjs';
import { checkOpenapi } from './check/openapi.mjs';
import { checkPlaces } from './check/places.mjs';
import { checkReachedHomes } from './check/reached-homes.mjs';
import { checkRooms } from './check/rooms.mjs';
import { checkRuleIds } from './check/rule-ids.mjs';
import { checkSecrets } from './check/secrets.mjs';
import { checkStyles } from './check/styles.mjs';
import { twoAtATime } from './check/two-at-a-time.mjs';
import { typeChecks } from './check/types.mjs';
import { checkUnused } from './check/unused.mjs';
import { checkVersions } from './check/versions.mjs';
import { checkWords } from './check/words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = typeChecks(root);
const began = performance.now();

const checks = [
  ...types.projects.map((folder) => timed(`types of ${folder}`, () => types.check(folder))),
  timed('boundaries', () => checkBoundaries(root)),
  timed('unused exports', () => checkUnused(root)),
  timed('format and lint', () => checkFormat(root)),
  timed('OpenAPI', () => checkGenerated(root, GENERATED.openapi)),
  timed('OpenAPI is valid', () => checkOpenapi(root)),
  timed('places', () => checkPlaces(root)),
  timed('words', () => checkWords(root)),
  timed('names', () => checkNames(root)),
  timed('files that the pages name', () => checkNamedFiles(root)),
  timed('decisions that are named', () => checkDecisions(root)),
  timed('styles', () => checkStyles(root)),
  timed('file length', () => checkFileLength(root)),
  timed('rooms', () => checkRooms(root)),
  timed('rule ids', () => checkRuleIds(root)),
  timed('homes that the product reaches', () => checkReachedHomes(root)),
  timed('licences', () => checkLicences(root)),
  timed('secrets', () => checkSecrets(root)),
  timed('versions', () => checkVersions(root)),
];
const asked = process.argv.slice(2);
const holds = ({ title }, word) => title.toLowerCase().includes(word.toLowerCase());
const unknown = asked.filter((word) => !checks.some((check) => holds(check, word)));
if (unknown.length > 0) {
  const titles = checks.map(({ title }) => `  ${title}`).join('\n');
  print(`No check has this in its title: ${unknown.join(', ')}. They are:\n${titles}`);
  process.exit(1);
}
const isAsked = (check) => asked.length === 0 || asked.some((word) => holds(check, word));
const answers = await twoAtATime(checks.filter(isAsked));
if (asked.length === 0) answers.push(await timed('types in sum', () => types.sum())());

const failed = answers.filter(({ errors }) => errors.length > 0);
for (const { name, warnings = [] } of answers)
  for (const text of warnings) print(`  warning (${name}) ${text}`);
for (const { name, errors } of failed) {
  print(`\n${name}: ${errors.length} to mend`);
  for (const text of errors) print(`  ${text}`);
}
const verdict = failed.length > 0 ? `failed: ${failed.map(({ name }) => name).join(', ')}` : 'all is well';
print(`\ncheck, ${secondsSince(began)}: ${verdict}`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Times a check; one that throws fails like one that finds something. */
function timed(name, check) {
  const run = async () => {
    const start = performance.now();
    const answer = await Promise.resolve()
      .then(check)
      .catch((error) => ({ errors: [error.stack] }));
    const verdict = answer.errors.length > 0 ? '✗' : '✓';
    const note = answer.note ? ` (${answer.note})` : '';
    print(`${verdict} ${secondsSince(start).padStart(7)}  ${name}${note}`);
    return { ...answer, name };
  };
  return Object.assign(run, { title: name });
}

function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

function print(text) {
  process.stdout.write(`${text}\n`);
}
