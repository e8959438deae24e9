import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';

// The benchmarks compare the portal with what the same machine does without it; bench/README.md explains them.
const settings = { dossiers: 'BENCH_DOSSIERS', rounds: 'BENCH_ROUNDS', seconds: 'BENCH_SECONDS' };

await command(async () => {
  await ensureInstalled();
  const names = process.argv.slice(2).filter((argument) => {
    const [, name = '', value] = /^--(\w+)=(\d+)$/.exec(argument) ?? [];
    if (!(name in settings)) return true;
    process.env[settings[name]] = value;
    return false;
  });
  // All of them fit in their half hour with fewer rounds only.
  if (names.length === 0) process.env.BENCH_ROUNDS ??= '3';
  return runToEnd(pinnedNode(), ['bench/run.ts', ...names]);
});
