import { resolve } from 'node:path';
import type { PortalSettings } from '@asso/contract/kernel/portal-settings';
import { StartupError } from '../startup-error.ts';
import { type IdentityProvider, identityProviders } from './identity-providers.ts';
import { portalSettings } from './portal-settings.ts';
import { readOrMakeTokenKey } from './token-key.ts';
import { type Variables, variables } from './variables.ts';

/** What the operator decided, with every default settled. */
export type Config = {
  port: number;
  host: string;
  /** Where people reach the portal: links of e-mails, cookies, origin of requests. */
  publicUrl: URL;
  /** Addresses, or number, of the proxies whose X-Forwarded-For is believed. */
  trustProxy: false | number | string;
  /** Over https, whether browsers ask for it of the names below the portal's own too. */
  hstsSubdomains: boolean;
  dataDir: string;
  /** Without it the portal runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  storageUrl: URL | undefined;
  storageAccessKey: string | undefined;
  storageSecretKey: string | undefined;
  clamavUrl: URL | undefined;
  /** The national address service, or one that speaks like it. */
  geoUrl: URL | undefined;
  /** The public directory of companies, or one that speaks like it. */
  entreprisesUrl: URL | undefined;
  /** What the RNA keeps of associations, by « API Association » or a service that speaks like it. */
  apiAssociationUrl: URL | undefined;
  apiAssociationKey: string | undefined;
  /** Draws the notice of an establishment, by its SIRET. */
  avisSireneUrl: URL | undefined;
  /** Where the files for each accounting system are sent; without it they are downloaded. */
  osirisUrl: URL | undefined;
  chorusUrl: URL | undefined;
  sirepaUrl: URL | undefined;
  /** National sign-in: none unless configured. */
  identityProviders: readonly IdentityProvider[];
  smtpUrl: string | undefined;
  mailFrom: string;
  assistanceEmail: string;
  /** What the pages are told. */
  settings: PortalSettings;
  /** Signs the access tokens. */
  tokenKey: string;
  demo: boolean;
  /** Parses each reply with its row, and answers 500 when it is not as said: for those who write the portal. */
  checkReplies: boolean;
  /** Answers the calls and the pages. */
  serves: boolean;
  /** Does the jobs. */
  works: boolean;
  /** How long a server that stops says so before it refuses anybody. */
  stopDelaySeconds: number;
  /** How long the event loop may be silent before the process ends itself; 0: for ever. */
  watchdogSeconds: number;
  requestsPerMinute: number;
  metricsHost: string;
  /** 0: no figures. Not said: the usual port, if it is free. */
  metricsPort: number | undefined;
  /** The name of this service in traces; undefined: none are kept. What else OTEL_ says is read by its library. */
  traces: { serviceName: string } | undefined;
  logLevel: Variables['LOG_LEVEL'];
  /** Where a test of durability cuts the server dead; in a demonstration only. */
  crashAt: Variables['CRASH_AT'];
};

const urlOrNone = (text: string | undefined): URL | undefined =>
  text === undefined ? undefined : new URL(text);

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment, the only place that does; what is wrong stops the start with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const read = readVariables(environment);
  if (read.ROLE !== 'tout' && read.DATABASE_URL === undefined)
    throw new StartupError(
      `ROLE=${read.ROLE} suppose une base que plusieurs programmes partagent : donnez DATABASE_URL, ou ôtez ROLE.`,
    );
  const isProduction = read.NODE_ENV === 'production';
  const demo = read.DEMO ?? (read.DATABASE_URL === undefined && !isProduction);
  const dataDir = resolve(read.DATA_DIR);
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${read.PORT}`);
  return {
    port: read.PORT,
    host: read.HOST,
    publicUrl,
    trustProxy: proxies(read.TRUST_PROXY),
    hstsSubdomains: read.HSTS_SUBDOMAINS,
    dataDir,
    databaseUrl: read.DATABASE_URL,
    databaseConnections: read.DATABASE_CONNECTIONS,
    storageUrl: urlOrNone(read.STORAGE_URL),
    storageAccessKey: read.STORAGE_ACCESS_KEY,
    storageSecretKey: read.STORAGE_SECRET_KEY,
    clamavUrl: urlOrNone(read.CLAMAV_URL),
    geoUrl: urlOrNone(read.GEO_URL),
    entreprisesUrl: urlOrNone(read.ENTREPRISES_URL),
    apiAssociationUrl: urlOrNone(read.API_ASSOCIATION_URL),
    apiAssociationKey: read.API_ASSOCIATION_KEY,
    avisSireneUrl: urlOrNone(read.AVIS_SIRENE_URL),
    osirisUrl: urlOrNone(read.OSIRIS_URL),
    chorusUrl: urlOrNone(read.CHORUS_URL),
    sirepaUrl: urlOrNone(read.SIREPA_URL),
    identityProviders: identityProviders(read),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `${read.PORTAL_NAME} <portail@${publicUrl.hostname}>`,
    assistanceEmail: read.ASSISTANCE_EMAIL,
    settings: portalSettings(read),
    tokenKey: read.TOKEN_KEY ?? ownTokenKey(read.DATABASE_URL !== undefined && !demo, dataDir),
    demo,
    checkReplies: read.NODE_ENV === 'development',
    serves: read.ROLE !== 'travaux',
    works: read.ROLE !== 'serveur',
    stopDelaySeconds: read.STOP_DELAY_SECONDS,
    watchdogSeconds: read.WATCHDOG_SECONDS,
    requestsPerMinute: read.REQUESTS_PER_MINUTE,
    metricsHost: read.METRICS_HOST,
    metricsPort: read.METRICS_PORT,
    traces: read.OTEL_EXPORTER_OTLP_ENDPOINT ? { serviceName: read.OTEL_SERVICE_NAME } : undefined,
    logLevel: read.LOG_LEVEL,
    crashAt: read.CRASH_AT,
  };
}

function readVariables(environment: Environment): Variables {
  const entries = Object.entries(variables).map(([name, schema]) => {
    const given = environment[name]?.trim();
    // « NAME= » in a file of variables says nothing.
    const result = schema.safeParse(given === '' ? undefined : given);
    if (!result.success) {
      const [issue] = result.error.issues;
      throw new StartupError(
        `La variable ${name} est incorrecte : il faut ${issue?.message ?? 'une autre valeur'}.`,
      );
    }
    return [name, result.data];
  });
  return Object.fromEntries(entries);
}

function proxies(text: string | undefined): Config['trustProxy'] {
  if (text === undefined) return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function ownTokenKey(isRequired: boolean, dataDir: string): string {
  if (isRequired) {
    throw new StartupError(
      'La variable TOKEN_KEY manque : donnez un secret de 32 caractères au moins, le même pour tous les serveurs du portail.',
    );
  }
  return readOrMakeTokenKey(dataDir);
}
