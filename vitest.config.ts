import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { proofTests } from './scripts/command/tiers.mjs';

// Only a test that hangs reaches these limits, however slow the machine: no test has its own limit.
const limits = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  teardownTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
};

const noProofs = [...configDefaults.exclude, ...proofTests];

const clientTests = [
  'packages/client/src/**/*.test.{ts,tsx}',
  'packages/client/vite/*.test.ts',
  'scripts/**/*.test.mjs',
];

/**
 * A file that draws a page has its own window and modules, because the modules of a page live as long as it does. A file
 * that replaces a module has its own too, because another file may have imported that module. Each of these files has a
 * context of its own in a thread that goes on, which costs a third of a new thread. Those that encrypt drafts have a
 * thread: WebCrypto takes no bytes that another context made.
 */
const isAlone = /@vitest-environment jsdom|\bvi\.(mock|doMock)\(/;
const encrypts = /draft-(cipher|storage)/;
const textOf = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const filesAlone = clientTests
  .flatMap((pattern) => globSync(pattern, { cwd: import.meta.dirname }))
  .filter((path) => isAlone.test(textOf(path)))
  .map((path) => path.replaceAll('\\', '/'));
const filesInThread = filesAlone.filter((path) => encrypts.test(textOf(path)));

const client = {
  ...limits,
  // A thread starts sooner than a process, and each file that draws a page has a new one.
  pool: 'threads' as const,
  // Style sheets are empty in tests, except the one whose contrasts are measured and those that are read as texts.
  css: { include: /brand\.css|\.css\?raw$/ },
  setupFiles: ['packages/client/vite/closing-page.ts', 'packages/client/vite/patience.ts'],
};

const server = {
  ...limits,
  // Most of what a call allocates is dead at once: a larger nursery is emptied less often.
  execArgv: ['--max-semi-space-size=64'],
  // Each file empties the registries first, so that all share what they import, a third of their cost (ADR 0199).
  isolate: false,
  setupFiles: [
    'packages/server/src/platform/test/test-registries.ts',
    'packages/server/src/platform/outside/test/test-patience.ts',
  ],
  globalSetup: ['packages/server/src/platform/db/test/test-server.ts'],
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          // These files are pure and cannot affect one another, so they share what they import (ADR 0199).
          isolate: false,
          include: ['packages/{domain,contract}/src/**/*.test.ts'],
        },
      },
      // A file or a folder is played by hand in this project; npm test plays the same files in the two parts below.
      {
        test: { ...client, name: 'client', include: clientTests, exclude: noProofs },
      },
      {
        test: {
          ...client,
          name: 'client-shared',
          sequence: { groupOrder: 0 },
          // These files draw nothing and share what they import (ADR 0199).
          isolate: false,
          include: clientTests,
          exclude: [...noProofs, ...filesAlone],
        },
      },
      {
        test: {
          ...client,
          name: 'client-alone',
          // A worker ends where the next file is of another part: one part after the other, they go on.
          sequence: { groupOrder: 1 },
          pool: 'vmThreads',
          include: filesAlone,
          exclude: filesInThread,
        },
      },
      { test: { ...client, name: 'client-thread', sequence: { groupOrder: 2 }, include: filesInThread } },
      {
        test: {
          ...server,
          name: 'api',
          include: ['packages/server/src/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: noProofs,
        },
      },
      // The proofs on PostgreSQL, in their short form: « npm run proof -- courtes ».
      { test: { ...server, name: 'preuves', include: proofTests } },
    ],
  },
});
