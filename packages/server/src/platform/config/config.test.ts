import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualSettings } from '@asso/contract/kernel/portal-settings';
import { afterAll, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { portalVersion } from '../version/portal-version.ts';
import { readConfig } from './config.ts';
import { variables } from './variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const commit = '3fa9c1e0'.repeat(5);
const key = 'k'.repeat(32);
const url = 'postgres://portail@localhost/portail';
const configOf = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, 'data'), TOKEN_KEY: key, ...environment });

test('.env.example shows every variable, each commented out, and no other', () => {
  const lines = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8').split('\n');
  const shown = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(shown.toSorted()).toEqual(Object.keys(variables).toSorted());
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
});

test('without anything it listens here, on port 3000, with its own data', () => {
  expect(configOf()).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: new URL('http://localhost:3000'),
    trustProxy: false,
    databaseUrl: undefined,
    storageUrl: undefined,
    smtpUrl: undefined,
    demo: true,
    checkReplies: false,
    mailFrom: 'Portail Asso <portail@localhost>',
  });
});

test.each([
  [{}, true],
  [{ DATABASE_URL: url }, false],
  [{ DATABASE_URL: url, DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
  [{ DEMO: 'Non' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', DEMO: 'oui' }, true],
])('with %j the demonstration is %s', (environment, demo) => {
  expect(configOf(environment).demo).toBe(demo);
});

test.each([
  [{ PORT: 'trois' }, 'La variable PORT est incorrecte : il faut un numéro de port.'],
  [{ PORT: '65536' }, 'La variable PORT est incorrecte : il faut un numéro de port entre 0 et 65535.'],
  [{ PORT: '-1' }, 'La variable PORT est incorrecte : il faut un numéro de port entre 0 et 65535.'],
  [
    { PUBLIC_URL: 'portail.fr' },
    'La variable PUBLIC_URL est incorrecte : il faut une adresse qui commence par http: ou https:.',
  ],
  [
    { DATABASE_URL: 'mysql://x' },
    'La variable DATABASE_URL est incorrecte : il faut une adresse qui commence par postgres: ou postgresql:.',
  ],
  [{ DEMO: 'peut-être' }, 'La variable DEMO est incorrecte : il faut oui ou non.'],
  [{ TOKEN_KEY: 'k'.repeat(31) }, 'La variable TOKEN_KEY est incorrecte : il faut 32 caractères au moins.'],
  [
    { TOKEN_KEY_PREVIOUS: 'k' },
    'La variable TOKEN_KEY_PREVIOUS est incorrecte : il faut 32 caractères au moins.',
  ],
  [{ BRAND: 'région' }, 'La variable BRAND est incorrecte : il faut neutre ou etat.'],
  [
    { AUDIENCE_SCRIPT_URL: 'http://mesure.example/a.js' },
    'La variable AUDIENCE_SCRIPT_URL est incorrecte : il faut une adresse qui commence par https:.',
  ],
  [
    { LOG_LEVEL: 'tout' },
    'La variable LOG_LEVEL est incorrecte : il faut fatal, error, warn, info, debug, trace ou silent.',
  ],
])('%j stops the start with one sentence', (environment, sentence) => {
  expect(() => configOf(environment)).toThrow(new StartupError(sentence));
});

test.each([
  ['0', 0],
  ['65535', 65_535],
  ['', 3000],
  [' 80 ', 80],
])('PORT « %s » is %i', (text, port) => {
  expect(configOf({ PORT: text }).port).toBe(port);
});

test.each([
  ['2', 2],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
])('TRUST_PROXY « %s » is %s', (text, trustProxy) => {
  expect(configOf({ TRUST_PROXY: text }).trustProxy).toBe(trustProxy);
});

test('the pages are told the usual settings when nothing is said', () => {
  expect(configOf({ PORTAL_COMMIT: commit }).settings).toEqual({
    ...usualSettings,
    version: portalVersion,
    commit,
  });
});

test('the pages are told what the operator decided', () => {
  const environment = {
    PORTAL_NAME: 'Vie associative',
    BRAND: 'etat',
    BRAND_LINES: 'Ministère | des Sports',
    OPERATOR_NAME: 'Direction des sports',
    OPERATOR_LOGO_URL: 'https://images.example/logo.svg',
    AUDIENCE_SCRIPT_URL: 'https://mesure.example/a.js',
    SOURCE_CODE_URL: 'https://forge.example/portail',
    ASSISTANCE_EMAIL: 'aide@sports.example',
    PORTAL_COMMIT: commit,
    OFFLINE: 'non',
  };
  const config = configOf(environment);
  expect(config.settings).toEqual({
    marque: 'etat',
    nom: 'Vie associative',
    devise: 'Associations et services publics',
    intitule: ['Ministère', 'des Sports'],
    organisme: 'Direction des sports',
    logo: 'https://images.example/logo.svg',
    assistance: 'aide@sports.example',
    codeSource: 'https://forge.example/portail',
    mesure: 'https://mesure.example/a.js',
    connexions: [],
    version: portalVersion,
    commit,
    horsConnexion: false,
  });
  expect(config.mailFrom).toBe('Vie associative <portail@localhost>');
});

test('in production the secret of tokens must be given', () => {
  expect(() => readConfig({ DATABASE_URL: url, DATA_DIR: folder })).toThrow(/^La variable TOKEN_KEY manque/);
});

test('elsewhere it is made once, for nobody else to read', () => {
  const environment = { DATA_DIR: join(folder, 'neuf') };
  const { tokenKey } = readConfig(environment);
  expect(tokenKey.length).toBeGreaterThanOrEqual(64);
  expect(readConfig(environment).tokenKey).toBe(tokenKey);
  const path = join(folder, 'neuf', 'token.key');
  expect(existsSync(path)).toBe(true);
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a folder that cannot be made stops the start with one sentence', () => {
  const file = join(folder, 'fichier');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  expect(() => readConfig({ DATA_DIR: join(file, 'data') })).toThrow(
    /^Le dossier des données .* ne peut pas être créé ou écrit/,
  );
});

const proconnect = {
  OIDC_PROCONNECT_ISSUER: 'https://proconnect.example/api/v2',
  OIDC_PROCONNECT_CLIENT_ID: 'portail',
  OIDC_PROCONNECT_CLIENT_SECRET: 'secret',
};

test('a national provider is offered once all of it is said', () => {
  expect(configOf().identityProviders).toEqual([]);
  const { identityProviders, settings } = configOf({ ...proconnect, OIDC_PROCONNECT_ACR: 'eidas2 eidas3' });
  expect(identityProviders).toEqual([
    {
      id: 'proconnect',
      issuer: new URL('https://proconnect.example/api/v2'),
      clientId: 'portail',
      clientSecret: 'secret',
      acr: 'eidas2 eidas3',
      pkce: true,
    },
  ]);
  expect(settings.connexions).toEqual(['proconnect']);
});

test('the level that FranceConnect always wants is asked for without saying it', () => {
  const said = Object.entries(proconnect).map(([name, value]) => [name.replace('PRO', 'FRANCE'), value]);
  const { identityProviders } = configOf({ ...Object.fromEntries(said), OIDC_FRANCECONNECT_PKCE: 'non' });
  expect(identityProviders).toMatchObject([{ id: 'franceconnect', acr: 'eidas1', pkce: false }]);
});

test.each([
  [
    { OIDC_PROCONNECT_CLIENT_SECRET: '' },
    /^Il manque OIDC_PROCONNECT_CLIENT_SECRET pour se connecter par ProConnect/,
  ],
  [
    { OIDC_PROCONNECT_ISSUER: 'http://proconnect.example' },
    /^La variable OIDC_PROCONNECT_ISSUER est incorrecte : .* https/,
  ],
])('half a provider, or one in clear, stops the start: %j', (changes, sentence) => {
  expect(() => configOf({ ...proconnect, ...changes })).toThrow(sentence);
  expect(
    configOf({ ...proconnect, OIDC_PROCONNECT_ISSUER: 'http://127.0.0.1:4000' }).identityProviders,
  ).toHaveLength(1);
});
