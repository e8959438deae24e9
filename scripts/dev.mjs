import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';

await command(async () => {
  await ensureInstalled();
  const [server, pages] = [
    ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'],
    ['scripts/command/dev-client.mjs'],
  ].map((args) => runToEnd(pinnedNode(), args));
  return Math.max(...(await Promise.all([server, pages])));
});
