import { marques, usualSettings } from '@asso/contract/kernel/portal-settings';
import { z } from 'zod';
import { checkpoints } from '../checkpoint/checkpoint.ts';

const yes = ['1', 'true', 'on', 'oui', 'yes'];
const no = ['0', 'false', 'off', 'non', 'no'];

const whole = (what: string, min: number, max: number) =>
  z.coerce
    .number({ error: what })
    .refine((n) => Number.isInteger(n) && n >= min && n <= max, { error: `${what} entre ${min} et ${max}` });
const port = whole('un numéro de port', 0, 65_535);
const urlOf = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `une adresse qui commence par ${protocols.join(' ou ')}`,
  });
const baseUrl = urlOf('postgres:', 'postgresql:');
const secret = z.string().min(32, { error: '32 caractères au moins' });
const yesOrNo = z
  .string()
  .toLowerCase()
  .refine((text) => yes.includes(text) || no.includes(text), { error: 'oui ou non' })
  .transform((text) => yes.includes(text));

/**
 * Lists the environment variables that set the portal, and their format. Each row here has its line in .env.example;
 * the defaults that depend on another variable are in config.ts.
 */
export const variables = {
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: urlOf('http:', 'https:').optional(),
  TRUST_PROXY: z.string().optional(),
  HSTS_SUBDOMAINS: yesOrNo.default(true),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: baseUrl.optional(),
  DATABASE_SESSION_URL: baseUrl.optional(),
  DATABASE_READ_URLS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ''))
    .pipe(z.array(baseUrl))
    .optional(),
  DATABASE_CONNECTIONS: whole('un nombre', 2, 500).default(20),
  STORAGE_URL: urlOf('file:', 's3:').optional(),
  STORAGE_ACCESS_KEY: z.string().optional(),
  STORAGE_SECRET_KEY: z.string().optional(),
  CLAMAV_URL: urlOf('tcp:', 'unix:').optional(),
  GEO_URL: urlOf('http:', 'https:').optional(),
  ENTREPRISES_URL: urlOf('http:', 'https:').optional(),
  API_ASSOCIATION_URL: urlOf('http:', 'https:').optional(),
  API_ASSOCIATION_KEY: z.string().optional(),
  AVIS_SIRENE_URL: urlOf('http:', 'https:').optional(),
  OSIRIS_URL: urlOf('http:', 'https:').optional(),
  CHORUS_URL: urlOf('http:', 'https:').optional(),
  SIREPA_URL: urlOf('http:', 'https:').optional(),
  OIDC_PROCONNECT_ISSUER: urlOf('https:', 'http:').optional(),
  OIDC_PROCONNECT_CLIENT_ID: z.string().optional(),
  OIDC_PROCONNECT_CLIENT_SECRET: z.string().optional(),
  OIDC_PROCONNECT_ACR: z.string().optional(),
  OIDC_PROCONNECT_PKCE: yesOrNo.default(true),
  OIDC_FRANCECONNECT_ISSUER: urlOf('https:', 'http:').optional(),
  OIDC_FRANCECONNECT_CLIENT_ID: z.string().optional(),
  OIDC_FRANCECONNECT_CLIENT_SECRET: z.string().optional(),
  OIDC_FRANCECONNECT_ACR: z.string().optional(),
  OIDC_FRANCECONNECT_PKCE: yesOrNo.default(true),
  SMTP_URL: urlOf('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().optional(),
  ASSISTANCE_EMAIL: z.email({ error: 'une adresse électronique' }).default(usualSettings.assistance),
  PORTAL_NAME: z.string().max(60, { error: '60 caractères au plus' }).default(usualSettings.nom),
  PORTAL_TAGLINE: z.string().max(120, { error: '120 caractères au plus' }).default(usualSettings.devise),
  BRAND: z.enum(marques, { error: marques.join(' ou ') }).default('neutre'),
  BRAND_LINES: z.string().max(120, { error: '120 caractères au plus' }).optional(),
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_LOGO_URL: urlOf('https:').optional(),
  SOURCE_CODE_URL: urlOf('http:', 'https:').optional(),
  PORTAL_COMMIT: z
    .string()
    .regex(/^[0-9a-f]{7,40}$/, { error: 'un commit : 7 à 40 chiffres hexadécimaux' })
    .optional(),
  AUDIENCE_SCRIPT_URL: urlOf('https:').optional(),
  OFFLINE: yesOrNo.default(usualSettings.horsConnexion),
  TOKEN_KEY: secret.optional(),
  TOKEN_KEY_NEXT: secret.optional(),
  TOKEN_KEY_PREVIOUS: secret.optional(),
  BACKUP_RECIPIENT: z
    .string()
    .transform((text) => text.split(/[\s,]/).filter((one) => one !== ''))
    .refine((all) => all.every((one) => one.startsWith('age1')), { error: 'une clé publique d’age (age1…)' })
    .optional(),
  DEMO: yesOrNo.optional(),
  ROLE: z.enum(['tout', 'serveur', 'travaux'], { error: 'tout, serveur ou travaux' }).default('tout'),
  STOP_DELAY_SECONDS: whole('un nombre', 0, 300).default(0),
  WATCHDOG_SECONDS: whole('un nombre', 0, 3600).default(30),
  REQUESTS_PER_MINUTE: whole('un nombre', 1, 1_000_000).default(1200),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('portail-asso'),
  OTEL_TRACES_SAMPLER: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.string().optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace ou silent',
    })
    .default('info'),
  CRASH_AT: z.enum(checkpoints, { error: `un de ${checkpoints.join(', ')}` }).optional(),
  NODE_ENV: z.string().optional(),
} as const satisfies Record<string, z.ZodType>;

export type Variables = { [K in keyof typeof variables]: z.output<(typeof variables)[K]> };
