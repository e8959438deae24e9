import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureClientBuilt } from './client-build.mjs';
import { failedOfPlaywright, failedOfVitest } from './failed-tests.mjs';
import { cache, findBin, pinnedNode } from './paths.mjs';
import { runToEnd } from './run.mjs';
import { slowestOfPlaywright, slowestOfVitest } from './slowest-files.mjs';

// The logs are emptied at the start, because the logs of another run prove nothing.
const logs = freshFolder('journaux');
// Each of the hundreds of processes and threads of the tests finds here what another compiled.
const compiled = join(cache, 'compiled');
const nothing = { passed: 0, failed: 0, slowest: [], failures: [] };

/** What npm test plays, the quickest to fail first; `since` plays only what the changes since that commit reach. */
export const testParts = (since) => [
  { name: 'check', run: async () => ({ code: await runNode(['scripts/check.mjs']), ...nothing }) },
  { name: 'unit', run: () => runVitest('unit', ['unit'], changed(since)) },
  {
    name: 'client',
    run: () => runVitest('client', ['client-shared', 'client-alone', 'client-thread'], changed(since)),
  },
  { name: 'api', run: () => runVitest('api', ['api'], changed(since)) },
  { name: 'build', run: build },
  { name: 'e2e', needs: 'build', run: () => runPlaywright('parcours', onlyChanged(since)) },
  { name: 'logs', run: searchLogs },
];

/** What the short proofs play. Those that kill servers wait a good part of their time, so a third worker goes on meanwhile. */
export const shortProofParts = [
  { name: 'preuves', run: () => runVitest('preuves', ['preuves'], ['--maxWorkers=3']) },
  { name: 'build', run: build },
  { name: 'pages', needs: 'build', run: () => runPlaywright('preuves', [], { JUDGED: 'each-state' }) },
  { name: 'logs', run: searchLogs },
];

const changed = (since) => (since === undefined ? [] : ['--changed', since, '--passWithNoTests']);
const onlyChanged = (since) =>
  since === undefined ? [] : [`--only-changed=${since}`, '--pass-with-no-tests'];

async function build() {
  ensureClientBuilt();
  return { code: 0, ...nothing };
}

async function runVitest(name, projects, options = []) {
  const report = freshReport(name);
  const args = [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ];
  const code = await runNode([findBin('vitest'), ...args]);
  return { code, ...read(report, countVitest) };
}

async function searchLogs() {
  return { code: await runNode(['scripts/journaux/search-journaux.mjs']), ...nothing };
}

async function runPlaywright(project, options = [], more = {}) {
  const report = freshReport(project);
  const browser = findBrowser();
  const env = {
    CHROME: browser.path,
    CHROME_SANDBOX: browser.sandbox ? 'on' : 'off',
    E2E_REPORT: report,
    // Without a locale, the browser does not know how to write an accent in the name of a file that it downloads.
    LANG: process.env.LANG ?? 'C.UTF-8',
    ...more,
  };
  const args = ['test', `--project=${project}`, ...options];
  const code = await runNode([findBin('@playwright/test', 'playwright'), ...args], env);
  return { code, ...read(report, countPlaywright) };
}

function runNode(args, env = {}) {
  return runToEnd(pinnedNode(), args, {
    env: { ...process.env, TEST_LOGS: logs, NODE_COMPILE_CACHE: compiled, ...env },
  });
}

function freshReport(name) {
  const folder = join(cache, 'reports');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  rmSync(path, { force: true });
  return path;
}

function freshFolder(name) {
  const path = join(cache, 'reports', name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  return path;
}

function read(report, count) {
  return existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : nothing;
}

function countVitest(report) {
  const { numPassedTests, numFailedTests, testResults } = report;
  // A file that cannot be read holds no test, so it counts as one failure.
  const unreadable = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unreadable.length,
    slowest: slowestOfVitest(report),
    failures: failedOfVitest(report),
  };
}

function countPlaywright(report) {
  const { stats, errors } = report;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    slowest: slowestOfPlaywright(report),
    failures: failedOfPlaywright(report),
  };
}
