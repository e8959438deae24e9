import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromiumFlags } from './scripts/command/chromium-flags.mjs';

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
  // Where nobody looks on, what a busy machine made late is tried once more; it is then listed as flaky, and is to be mended.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    // Set by the global set-up, which runs before the workers read this file.
    baseURL: process.env.PORTAL_URL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Nothing moves: what is measured is what will stay.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME,
      args: chromiumFlags(process.env.CHROME_SANDBOX !== 'off'),
      chromiumSandbox: process.env.CHROME_SANDBOX !== 'off',
    },
  },
});
