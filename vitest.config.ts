import { defineConfig } from 'vitest/config';

// Only a test that hangs reaches these limits, however slow the machine: no test has its own limit.
const limits = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  teardownTimeout: 600_000,
  expect: { poll: { timeout: 300_000 } },
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
      {
        test: {
          ...limits,
          name: 'client',
          // Style sheets are empty in tests, except the one whose contrasts are measured.
          css: { include: /brand\.css/ },
          setupFiles: ['packages/client/vite/closing-page.ts', 'packages/client/vite/patience.ts'],
          include: [
            'packages/client/src/**/*.test.{ts,tsx}',
            'packages/client/vite/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          ...limits,
          name: 'api',
          // Each file empties the registries first, so that all share what they import, a third of their cost
          // (ADR 0199).
          isolate: false,
          setupFiles: [
            'packages/server/src/platform/test/test-registries.ts',
            'packages/server/src/platform/outside/test/test-patience.ts',
          ],
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/platform/db/test/test-server.ts'],
        },
      },
    ],
  },
});
