import { defineConfig, type ReporterDescription } from '@playwright/test';
import { chromiumFlags } from './scripts/command/chromium-flags.mjs';
import { proofJourneys } from './scripts/command/tiers.mjs';

// Only what never comes reaches these limits, however slow the machine: no journey has its own limit.
const waitMs = 120_000;
const journeyMs = 3 * 3_600_000;
/** Journeys of other browsers, which « npm run proof -- navigateurs » plays. */
const elsewhere = ['navigateurs/**'];
const report = process.env.E2E_REPORT;
const reporters: ReporterDescription[] = [['list']];
if (report) reporters.push(['json', { outputFile: report }]);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/portal.ts',
  outputDir: 'test-results',
  // Journeys also wait, for an announcement or an answer: a third one uses the processor meanwhile.
  workers: 3,
  forbidOnly: true,
  timeout: journeyMs,
  // A journey that fails is not played again: it fails, and says where. « --trace on » with its file keeps a trace.
  retries: 0,
  projects: [
    { name: 'parcours', testIgnore: [...proofJourneys, ...elsewhere] },
    { name: 'preuves', testMatch: proofJourneys },
  ],
  expect: { timeout: waitMs },
  reporter: reporters,
  use: {
    // The global set-up sets this before the workers read this file.
    baseURL: process.env.PORTAL_URL,
    // Each journey has a new browser, which would download every file; the one about a lost network allows them.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Animations are off, so that what is measured is the final state.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: waitMs,
    // Keeping every journey's trace would cost a third of their time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME,
      // Without a graphics card, a process of its own for graphics only costs a tenth of each page load.
      args: [...chromiumFlags(process.env.CHROME_SANDBOX !== 'off'), '--in-process-gpu'],
      chromiumSandbox: process.env.CHROME_SANDBOX !== 'off',
    },
  },
});
