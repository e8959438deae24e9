import { join } from 'node:path';
import { features, seeds } from './features.ts';
import { readConfig } from './platform/config/config.ts';
import { loadEnvironmentFile } from './platform/config/environment-file.ts';
import { type RunningPortal, startPortal } from './platform/start-portal.ts';
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

/**
 * Writes what the operator reads when the portal has started: its address, the demonstration accounts and the
 * notices.
 */
function announce({ url, config, accounts, notices }: Omit<RunningPortal, 'stop'>): string {
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  const people = accounts.map(
    ({ email, password, what, totp_secret }) =>
      `  ${email.padEnd(width)}  ${password}  ${what}${totp_secret ? ` (clé des codes : ${totp_secret})` : ''}`,
  );
  return [
    '',
    ...(config.serves
      ? [`Portail Asso : ${url}/client/`, `Les appels :   ${url}/api/docs`]
      : [`Portail Asso, travaux seulement. État : ${url}/readyz`]),
    ...notices.map((notice) => `\n${notice}`),
    ...(people.length > 0 ? ['', 'Comptes de démonstration (courriel, mot de passe) :', ...people] : []),
    '',
    'Ctrl-C pour arrêter.',
    '',
  ].join('\n');
}
