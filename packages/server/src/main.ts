import { join } from 'node:path';
import { features, seeds } from './features.ts';
import { announce } from './platform/announce.ts';
import { readConfig } from './platform/config/config.ts';
import { loadEnvironmentFile } from './platform/config/environment-file.ts';
import { startPortal } from './platform/start-portal.ts';
import { StartupError } from './platform/startup-error.ts';
import { stopOnSignals } from './platform/stop-on-signals.ts';

try {
  loadEnvironmentFile();
  const config = readConfig();
  // npm start passes --journal, so that a demonstration's accounts stay on the screen.
  const isQuiet = config.demo && process.argv.includes('--journal');
  const journal = isQuiet ? join(config.dataDir, 'journal.log') : undefined;
  const starting = startPortal({ config, features, seeds, journal });
  // A signal during the start stops what has already started.
  stopOnSignals(async () => (await starting).stop(), { starting, delaySeconds: config.stopDelaySeconds });
  process.stdout.write(announce(await starting));
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  // Without this exit, the open channel to npm start would keep the process alive.
  process.stderr.write(`${error.message}\n`, () => process.exit(1));
}
