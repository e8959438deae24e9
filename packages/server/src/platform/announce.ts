import type { RunningPortal } from './start-portal.ts';

/**
 * Writes what the operator reads when the portal has started: its address, the demonstration accounts and the
 * notices.
 */
export function announce({ url, config, accounts, notices }: Omit<RunningPortal, 'stop'>): string {
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
