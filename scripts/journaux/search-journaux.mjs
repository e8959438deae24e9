// The last part of npm test searches the logs of the tests' portals for what must never be in a log.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command/paths.mjs';
import { findPasswords, secretsIn } from './secrets.mjs';

const folder = process.env.TEST_LOGS;
const sources = ['packages/server/src/**/*.ts', 'e2e/**/*.ts'];
const passwords = [...new Set(globSync(sources, { cwd: root }).flatMap((path) => findPasswords(read(path))))];

const counts = { api: 0, e2e: 0 };
const found = [];
for (const file of readdirSync(folder)) {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);
  counts[file.split('-')[0]] += lines.length;
  for (const line of lines) found.push(...secretsIn(line, passwords).map((secret) => ({ ...secret, line })));
}

console.log(
  `${counts.api} lines of the API's tests, ${counts.e2e} of the journeys', ${passwords.length} passwords`,
);
for (const { what, text, line } of found.slice(0, 20))
  console.error(`${what}, ${text}, in: ${line.slice(0, 400)}`);
if (found.length > 0) console.error(`${found.length} secrets stand in the logs`);
// Empty logs prove nothing, so the requests and the sign-ins of both kinds of tests must be in them.
const isSilent = counts.api < 500 || counts.e2e < 100 || passwords.length < 2;
if (isSilent) console.error('The logs of the tests are missing: nothing was searched.');
process.exitCode = found.length > 0 || isSilent ? 1 : 0;

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
