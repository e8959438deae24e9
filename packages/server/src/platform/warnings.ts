import type { Config } from './config/config.ts';

/** Warns about a configuration that runs, but does not suit real use. */
export function warnings(config: Config): string[] {
  if (config.demo) {
    return ['Démonstration : les données sont inventées, ne saisissez rien de vrai.'];
  }
  const isLocal = ['localhost', '127.0.0.1'].includes(config.publicUrl.hostname);
  return [
    ...(config.smtpUrl === undefined
      ? ['Aucun serveur de courriel (SMTP_URL) : les courriels sont gardés en base et ne partent pas.']
      : []),
    ...(config.clamavUrl === undefined
      ? ['Aucun antivirus (CLAMAV_URL) : les fichiers déposés sont marqués « non analysé ».']
      : []),
    ...(isLocal
      ? [
          `Les liens des courriels mènent à ${config.publicUrl.origin} : indiquez l’adresse du portail (PUBLIC_URL).`,
        ]
      : []),
  ];
}
