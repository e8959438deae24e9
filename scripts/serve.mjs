// npm run serve starts the server alone, once npm ci and npm run build are done.
import { command } from './command/command.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runForEver } from './command/run.mjs';
import { serverEnv, serverFlags } from './command/server-flags.mjs';

await command(() =>
  runForEver(pinnedNode(), [...serverFlags, 'packages/server/src/main.ts'], {
    env: { ...process.env, ...serverEnv },
  }),
);
