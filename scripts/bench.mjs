import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';

// What the portal does in a second, against what the same machine does without it: bench/README.md.
await command(async () => {
  await ensureInstalled();
  return runToEnd(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)]);
});
