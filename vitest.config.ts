import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // Pure: no file can leave anything to the next, so that all share what they import (ADR 0199).
          isolate: false,
          include: ['packages/{domain,contract}/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'client',
          // Sheets are empty in tests, but for the one whose contrasts are measured.
          css: { include: /brand\.css/ },
          setupFiles: ['packages/client/vite/closing-page.ts'],
          include: [
            'packages/client/src/**/*.test.{ts,tsx}',
            'packages/client/vite/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        test: {
          name: 'api',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/platform/db/test-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
});
