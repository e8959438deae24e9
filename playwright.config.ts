import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromiumFlags } from './scripts/command/chromium-flags.mjs';

// A proof of hours shares its machine: what is slow there is not wrong.
const patience = process.env.PROOF ? 4 : 1;
const report = process.env.E2E_REPORT;
const reporters: ReporterDescription[] = [['list']];
if (report) reporters.push(['json', { outputFile: report }]);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/portal.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  // What fails is played once more, for its trace. Where nobody looks on, what a busy machine made late may then pass: it is
  // listed as flaky, and is to be mended; elsewhere it fails.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  expect: { timeout: 10_000 * patience },
  reporter: reporters,
  use: {
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env.PORTAL_URL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Nothing moves: what is measured is what will stay.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000 * patience,
    // Keeping the trace of every journey costs a third of all that they cost.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME,
      args: chromiumFlags(process.env.CHROME_SANDBOX !== 'off'),
      chromiumSandbox: process.env.CHROME_SANDBOX !== 'off',
    },
  },
});
