// npm run build: the pages, where they are not those of the sources; npm start does it by itself.
import { ensureClientBuilt } from './command/client-build.mjs';
import { command } from './command/command.mjs';
import { ensureInstalled } from './command/installation.mjs';

await command(async () => {
  await ensureInstalled();
  ensureClientBuilt();
});
