import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';

// Prepares the dossiers (BENCH_DOSSIERS, 100,000 by default) that the workloads of bench/README.md read.
await command(async () => {
  await ensureInstalled();
  return runToEnd(pinnedNode(), ['bench/data.ts']);
}, 'npm run bench:data : les dossiers que lisent les charges de bench/ ; BENCH_DOSSIERS en dit le nombre (100 000).');
