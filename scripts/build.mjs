// npm run build builds the pages again when their sources have changed; npm start does it by itself.
import { ensureClientBuilt } from './command/client-build.mjs';
import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';

await command(async () => {
  await ensureInstalled();
  ensureClientBuilt();
});
