import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';

// The benchmarks compare the portal with what the same machine does without it; bench/README.md explains them.
await command(async () => {
  await ensureInstalled();
  return runToEnd(pinnedNode(), ['bench/run.ts', ...process.argv.slice(2)]);
});
