import { resolve } from 'node:path';
import { type PortalSettings, usualSettings } from '@asso/contract/kernel/portal-settings';
import { StartupError } from '../startup-error.ts';
import { checkoutCommit } from '../version/checkout-commit.ts';
import { portalVersion } from '../version/portal-version.ts';
import { type IdentityProvider, identityProviders } from './identity-providers.ts';
import { readOrMakeTokenKey } from './token-key.ts';
import { type Variables, variables } from './variables.ts';

/** The operator's configuration, with every default resolved. */
export type Config = {
  port: number;
  host: string;
  /**
   * The address at which people reach the portal: it serves the links of e-mails, the cookies and the check of a
   * request's origin.
   */
  publicUrl: URL;
  /** The addresses, or the number, of the proxies whose X-Forwarded-For header is trusted. */
  trustProxy: false | number | string;
  /** Says whether browsers, over HTTPS, must use HTTPS for the subdomains of the portal's host too. */
  hstsSubdomains: boolean;
  dataDir: string;
  /** The address of the database; undefined when the portal runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /**
   * Leads to the same database without the pooler that `databaseUrl` leads to, which lends a connection for one
   * transaction: migrations, imports, jobs and announcements need one for longer.
   */
  databaseSessionUrl: string | undefined;
  databaseConnections: number;
  /** Standbys that follow the database, and answer the calls that only read lists and figures. */
  databaseReadUrls: readonly string[];
  storageUrl: URL | undefined;
  storageAccessKey: string | undefined;
  storageSecretKey: string | undefined;
  clamavUrl: URL | undefined;
  /** The address of the national address service, or of one with the same API. */
  geoUrl: URL | undefined;
  /** The address of the public directory of companies, or of one with the same API. */
  entreprisesUrl: URL | undefined;
  /**
   * The address of « API Association », which gives what the RNA holds about associations, or of one with the same API.
   */
  apiAssociationUrl: URL | undefined;
  apiAssociationKey: string | undefined;
  /** The address of the service that draws the notice of an establishment from its SIRET. */
  avisSireneUrl: URL | undefined;
  /**
   * The address that receives the files made for each of these three applications; without one, people download them.
   */
  osirisUrl: URL | undefined;
  chorusUrl: URL | undefined;
  sirepaUrl: URL | undefined;
  /** The national sign-in services; the list is empty when none is configured. */
  identityProviders: readonly IdentityProvider[];
  smtpUrl: string | undefined;
  mailFrom: string;
  assistanceEmail: string;
  /** The part of the configuration that the browser receives. */
  settings: PortalSettings;
  /** The key that signs the access tokens, and from which every other secret of the portal is derived. */
  tokenKey: string;
  /**
   * The former or the next key, while the key is being changed (ADR 0360): the portal also reads what these keys signed
   * or sealed.
   */
  otherTokenKeys: readonly string[];
  /** The public keys for which backups are sealed; with none, they are in clear. */
  backupRecipients: readonly string[];
  demo: boolean;
  /**
   * When true, each reply is parsed with the schema of its row, and a mismatch answers 500: this is for developers.
   */
  checkReplies: boolean;
  /** Says whether this process answers API calls and serves the pages. */
  serves: boolean;
  /** Says whether this process runs the jobs. */
  works: boolean;
  /** Says how long a stopping server announces that it leaves before it refuses anybody. */
  stopDelaySeconds: number;
  /** Says how long the event loop may be blocked before the process ends itself; 0 means for ever. */
  watchdogSeconds: number;
  requestsPerMinute: number;
  metricsHost: string;
  /** 0 turns the metrics off; undefined means the usual port, when it is free. */
  metricsPort: number | undefined;
  /**
   * The name of this service in traces; undefined turns traces off. The tracing library reads the other OTEL_
   * variables.
   */
  traces: { serviceName: string } | undefined;
  logLevel: Variables['LOG_LEVEL'];
  /** The point at which a durability test kills the server; it is only allowed in a demonstration. */
  crashAt: Variables['CRASH_AT'];
};

const urlOrNone = (text: string | undefined): URL | undefined =>
  text === undefined ? undefined : new URL(text);

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the portal’s settings from the environment. A wrong value stops the start with one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const read = readVariables(environment);
  if (read.ROLE !== 'tout' && read.DATABASE_URL === undefined)
    throw new StartupError(
      `ROLE=${read.ROLE} suppose une base que plusieurs programmes partagent : donnez DATABASE_URL, ou ôtez ROLE.`,
    );
  for (const name of ['DATABASE_READ_URLS', 'DATABASE_SESSION_URL'] as const)
    if (read[name] && read.DATABASE_URL === undefined)
      throw new StartupError(`${name} est une autre adresse de votre base : donnez aussi DATABASE_URL.`);
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
    databaseSessionUrl: read.DATABASE_SESSION_URL,
    databaseConnections: read.DATABASE_CONNECTIONS,
    databaseReadUrls: read.DATABASE_READ_URLS ?? [],
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
    otherTokenKeys: [read.TOKEN_KEY_NEXT, read.TOKEN_KEY_PREVIOUS].filter((key) => key !== undefined),
    backupRecipients: read.BACKUP_RECIPIENT ?? [],
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
    // An empty value (« NAME= ») counts as a variable that is not set.
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

/** Gives the part of the configuration that the pages receive: nothing in it is secret. */
const portalSettings = (read: Variables): PortalSettings => ({
  marque: read.BRAND,
  nom: read.PORTAL_NAME,
  devise: read.PORTAL_TAGLINE,
  intitule: read.BRAND_LINES?.split('|').map((line) => line.trim()) ?? usualSettings.intitule,
  organisme: read.OPERATOR_NAME ?? null,
  logo: read.OPERATOR_LOGO_URL ?? null,
  assistance: read.ASSISTANCE_EMAIL,
  codeSource: read.SOURCE_CODE_URL ?? null,
  mesure: read.AUDIENCE_SCRIPT_URL ?? null,
  connexions: identityProviders(read).map(({ id }) => id),
  version: portalVersion,
  commit: read.PORTAL_COMMIT ?? checkoutCommit(),
  horsConnexion: read.OFFLINE,
});
