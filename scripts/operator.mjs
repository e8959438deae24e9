// Runs a command of the server (npm run admin, backup, import…) with the Node that package-lock.json pins: the npm of Debian 13
// runs on Node 20, which does not read TypeScript, and its `npm ci` makes no link to the pinned one in node_modules/.bin.
import { command } from './command/command.mjs';
import { pinnedNode } from './command/paths.mjs';
import { runToEnd } from './command/run.mjs';

await command(() => runToEnd(pinnedNode(), process.argv.slice(2)));
