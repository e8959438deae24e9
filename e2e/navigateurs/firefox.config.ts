import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/**
 * The journeys that « npm run proof -- navigateurs » plays in the Firefox of the distribution. FIREFOX is its path, which
 * the relay reads, and RELAY that of the relay. @public Playwright reads it by its path.
 */
export default defineConfig({
  ...usual,
  testDir: '..',
  globalSetup: '../support/portal.ts',
  outputDir: '../../test-results/firefox',
  workers: 1,
  projects: [{ name: 'firefox' }],
  use: {
    ...usual.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: process.env.RELAY },
  },
});
