import { findBrowser } from './command/browser.mjs';
import { ensureClientBuilt } from './command/client-build.mjs';
import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';

// The README's pictures are taken again, from a portal made for them.
await command(async () => {
  await ensureInstalled();
  ensureClientBuilt();
  const { path, sandbox } = findBrowser();
  const env = { ...process.env, CHROME: path, CHROME_SANDBOX: sandbox ? 'on' : 'off' };
  return runToEnd(pinnedNode(), ['e2e/support/take-screenshots.ts'], { env });
});
