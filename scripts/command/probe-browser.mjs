import { chromium } from '@playwright/test';
import { chromiumFlags } from './chromium-flags.mjs';

const [executablePath, sandbox] = process.argv.slice(2);

// As the tests will open it: some builds answer Playwright and not the command line.
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: sandbox === 'on',
  args: chromiumFlags(sandbox === 'on'),
  timeout: 0,
});
const page = await browser.newPage();
await page.setContent('<h1>Bonjour</h1>');
// Whoever started it waits no longer than for a hang.
const title = await page.getByRole('heading').textContent({ timeout: 0 });
await browser.close();
process.exit(title === 'Bonjour' ? 0 : 1);
