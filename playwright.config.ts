import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromiumFlags } from './scripts/command/chromium-flags.mjs';

// Only what never comes meets these limits, however slow the machine and whatever runs beside: no journey has one of its own.
const waitMs = 120_000;
const journeyMs = 3 * 3_600_000;
const report = process.env.E2E_REPORT;
const reporters: ReporterDescription[] = [['list']];
if (report) reporters.push(['json', { outputFile: report }]);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/portal.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: true,
  timeout: journeyMs,
  // What fails is played once more, for its trace. Where nobody looks on, what a busy machine made late may then pass: it is
  // listed as flaky, and is to be mended; elsewhere it fails.
  retries: 1,
  failOnFlakyTests: !process.env.CI,
  expect: { timeout: waitMs },
  reporter: reporters,
  use: {
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env.PORTAL_URL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Nothing moves: what is measured is what will stay.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: waitMs,
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
