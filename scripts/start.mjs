import { ensureClientBuilt } from './command/client-build.mjs';
import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runForEver } from './command/run.mjs';
import { serverEnv, serverFlags } from './command/server-flags.mjs';

await command(async () => {
  await ensureInstalled();
  ensureClientBuilt();
  const env = { ...process.env, ...serverEnv };
  // A demonstration prints its accounts, which the log would push off the screen.
  const where = process.argv.includes('--verbose') ? [] : ['--journal'];
  return runForEver(pinnedNode(), [...serverFlags, 'packages/server/src/main.ts', ...where], { env });
});
