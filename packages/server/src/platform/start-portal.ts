import { type AddressInfo, createServer } from 'node:net';
import { usualSettings } from '@asso/contract/kernel/portal-settings';
import { buildPlatform } from './build-platform.ts';
import { systemClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { endOrphan } from './db/data-lock.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import type { Feature } from './feature.ts';
import { serveMetrics } from './http/health/metrics.ts';
import { buildPortal } from './http/portal.ts';
import { openLog } from './log/log.ts';
import { type DemoAccount, type Seeds, writeDemoAccounts } from './seeds.ts';
import { StartupError } from './startup-error.ts';
import { scannerNotice } from './storage/scanner-notice.ts';
import { startWatchdog } from './watchdog/watchdog.ts';

export type RunningPortal = {
  /** The address where this server listens. */
  url: string;
  /** Tells whether this process answers requests, or only runs jobs. */
  config: Pick<Config, 'serves'>;
  accounts: readonly DemoAccount[];
  /** French sentences that the operator should read. */
  notices: readonly string[];
  stop(): Promise<void>;
};

type Given = {
  config: Config;
  features: readonly Feature[];
  seeds: Seeds;
  /** The file of the log; undefined logs to the standard output. */
  journal?: string;
};

/** Opens everything in order; when a later step fails, what was opened is closed again. */
export async function startPortal({ config, features, seeds, journal }: Given): Promise<RunningPortal> {
  const opened: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    refuseFictitiousContact(config);
    if (config.databaseUrl === undefined) await endOrphan(config.dataDir);
    // The port is checked before the database, which takes seconds to start.
    await assertFree(config);
    if (config.traces) {
      const { startTracing } = await import('./telemetry/tracing.ts');
      opened.push(startTracing(config.traces).stop);
    }
    const { log, waiting, close } = openLog({ level: config.logLevel, journal });
    opened.push(async () => close());
    const database = await prepareDatabase({
      databaseUrl: config.databaseUrl,
      databaseSessionUrl: config.databaseSessionUrl,
      dataDir: config.dataDir,
      maxConnections: config.databaseConnections,
      reads: config.serves ? { urls: config.databaseReadUrls, log } : undefined,
      onLostConnection: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
    });
    opened.push(database.stop);
    const built = await buildPlatform({ config, database, clock: systemClock, log });
    opened.push(built.stop);
    const watchdog = await startWatchdog({ seconds: config.watchdogSeconds, waiting });
    opened.push(watchdog.stop);
    const portal = await buildPortal({ built, features, checkReplies: config.checkReplies, watchdog });
    // The portal closes what it was built on, in its own order.
    opened.splice(-2, 2, watchdog.stop, portal.stop);
    await seeds.reference(built.platform);
    const accounts = config.demo ? await seeds.demo(built.platform) : [];
    if (config.demo) await writeDemoAccounts(config.dataDir, accounts);
    await portal.start();
    await portal.app.listen({ port: config.port, host: config.host });
    const figures = await serveMetrics(portal.figures, { ...config, log });
    opened.push(figures.stop);
    const { port } = portal.app.server.address() as AddressInfo;
    const antivirus = await scannerNotice(built.platform.scanner);
    const kept = journal && `Journal : ${journal} (npm start -- --verbose l’affiche ici).`;
    const notices = [database.notice, ...warnings(config), ...antivirus, kept].filter(
      (one) => one !== undefined,
    );
    return { url: urlOf(config.host, port), config, accounts, notices, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Refuses to start a real portal with the help address of the demonstration: pages, mails and security.txt show that
 * address, and nobody reads it.
 */
function refuseFictitiousContact({ demo, assistanceEmail }: Config): void {
  if (demo || assistanceEmail !== usualSettings.assistance) return;
  throw new StartupError(
    'La variable ASSISTANCE_EMAIL manque : donnez l’adresse où l’on vous écrit pour de l’aide ; les pages et les courriels la montrent.',
  );
}

const urlOf = (host: string, port: number): string => {
  const name = ['0.0.0.0', '::', '127.0.0.1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

function assertFree({ host, port }: Config): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once('error', (cause: NodeJS.ErrnoException) => {
    reject(new StartupError(busySentence({ host, port, code: cause.code }), { cause }));
  });
  probe.listen({ host, port }, () => probe.close(() => resolve()));
  return promise;
}

function busySentence({ host, port, code }: { host: string; port: number; code?: string }): string {
  if (code === 'EADDRINUSE') {
    return `Le port ${port} est déjà pris sur ${host} : arrêtez ce qui l’occupe, ou choisissez-en un autre avec PORT.`;
  }
  if (code === 'EACCES') {
    return `Cet utilisateur n’a pas le droit d’ouvrir le port ${port} : choisissez-en un autre avec PORT.`;
  }
  return `L’adresse ${host} ne peut pas être ouverte sur cette machine (${code ?? 'erreur inconnue'}) : corrigez HOST.`;
}

/** Warns about a configuration that runs, but does not suit real use. */
function warnings(config: Config): string[] {
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
