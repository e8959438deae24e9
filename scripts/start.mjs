import { ensureClientBuilt } from './command/client-build.mjs';
import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';

await command(async () => {
  await ensureInstalled();
  ensureClientBuilt();
  return runToEnd(pinnedNode(), ['packages/server/src/main.ts']);
});
