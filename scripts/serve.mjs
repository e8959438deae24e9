// npm run serve: the server alone, where npm ci and npm run build have been done.
import { command } from './command/command.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runForEver } from './command/run.mjs';
import { serverEnv, serverFlags } from './command/server-flags.mjs';

await command(() =>
  runForEver(pinnedNode(), [...serverFlags, 'packages/server/src/main.ts'], {
    env: { ...process.env, ...serverEnv },
  }),
);
