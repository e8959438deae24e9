import { chromium } from '@playwright/test';
import { chromiumFlags } from './chromium-flags.mjs';

const [executablePath, sandbox] = process.argv.slice(2);

// The browser is opened as the tests open it, because some builds answer Playwright but not the command line.
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: sandbox === 'on',
  args: chromiumFlags(sandbox === 'on'),
  timeout: 0,
});
const page = await browser.newPage();
await page.setContent('<h1>Bonjour</h1>');
// There is no limit here: the program that started this one ends it if it hangs.
const title = await page.getByRole('heading').textContent({ timeout: 0 });
await browser.close();
process.exit(title === 'Bonjour' ? 0 : 1);
