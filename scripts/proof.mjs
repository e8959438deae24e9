// npm run proof -- [part…] runs the long proofs of docs/preuves.md; npm test runs shorter forms of them.
import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';
import { serverFlags } from './command/server-flags.mjs';

await command(async () => {
  await ensureInstalled();
  return runToEnd(pinnedNode(), [
    ...serverFlags,
    'scripts/command/proof-parts.mjs',
    ...process.argv.slice(2),
  ]);
});
