import type { RunningPortal } from './start-portal.ts';

/** What is said to who started the portal: where it is, who to be in it, and what to know. */
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
