import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type PortalSettings, usualSettings } from '@asso/contract/kernel/portal-settings';
import { afterAll, expect, test } from 'vitest';
import { buildLog } from '../../log/log.ts';
import { buildApp } from '../app.ts';
import { sendNotFound } from '../error-handler.ts';
import { problemRegistry } from '../problem-registry.ts';
import { securityHeaders } from '../security-headers.ts';
import { serveClient } from './client-files.ts';
import type { ReadFacts } from './page-facts.ts';

const root = mkdtempSync(join(tmpdir(), 'portail-asso-client-'));
mkdirSync(join(root, 'assets'));
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><html lang="fr"><title>Portail</title><style>a{}</style></html>',
);
writeFileSync(join(root, 'assets', 'index-a1b2c3.js'), `export const text = '${'a'.repeat(3000)}';`);
const built = `export const page = '${'b'.repeat(3000)}';`;
writeFileSync(join(root, 'assets', 'page-d4e5f6.js'), built);
writeFileSync(join(root, 'assets', 'page-d4e5f6.js.br'), brotliCompressSync(built));
writeFileSync(join(root, 'service-worker.js'), 'the worker');
writeFileSync(join(root, 'service-worker-fin.js'), 'the end of the worker');
writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function anApp(
  publicUrl: string,
  folder: string,
  changes: Partial<PortalSettings> = {},
  facts?: ReadFacts,
) {
  const settings = { ...usualSettings, nom: 'Portail', ...changes };
  const problems = problemRegistry([]);
  const app = await buildApp({
    log: buildLog({ level: 'silent' }),
    problems,
    publicUrl: new URL(publicUrl),
    settings,
    hstsSubdomains: true,
    trustProxy: false,
    requestsPerMinute: 1000,
  });
  await serveClient(app, {
    notFound: (request, reply) => sendNotFound(problems, request, reply),
    settings,
    facts,
    root: folder,
  });
  afterAll(() => app.close());
  return app;
}

const app = await anApp('https://portail.example', root);

test('the root leads to the pages [R2.1]', async () => {
  const reply = await app.inject('/');
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/client/']);
});

test.each([
  '/client/',
  '/client',
  '/client/dossiers',
  '/client/associations/123/documents?mode=edit',
  '/client/validate/a',
])('%s is the application, asked for again at each visit', async (url) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<title>Portail</title>');
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test('the page is told what the operator decided, and nothing of it can leave its attribute', async () => {
  const named = await anApp('https://portail.example', root, {
    marque: 'etat',
    nom: 'Associations <de> l\'Ouest "et" & d\'ailleurs',
  });
  const { body } = await named.inject('/client/');
  expect(body).toContain('<html data-marque="etat" lang="fr">');
  expect(body).toContain(
    '<title>Associations &#60;de&#62; l&#39;Ouest &#34;et&#34; &#38; d&#39;ailleurs</title>',
  );
  const content = /<meta name="portail" content="([^"]*)"/.exec(body)?.[1] ?? '';
  expect(content).not.toMatch(/[<>']/);
  const settings = JSON.parse(content.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code)));
  expect(settings).toMatchObject({
    marque: 'etat',
    devise: 'Associations et services publics',
    mesure: null,
  });
});

test('the page carries what it is told at this moment, and nothing of it can leave its attribute', async () => {
  let notes = ['<b>"Maintenance"</b>'];
  const app = await anApp('https://portail.example', root, {}, async () => ({ notes }));
  const told = async () =>
    /<meta name="notes" content="([^"]*)"/.exec((await app.inject('/client/')).body)?.[1] ?? '';
  expect(await told()).toBe('[&#34;&#60;b&#62;\\&#34;Maintenance\\&#34;&#60;/b&#62;&#34;]');
  notes = [];
  expect(await told()).toBe('[]');
});

test('the application itself is compressed for who asks', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/client/dossiers',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<title>Portail</title>');
});

test('the page as it was built is not served beside it', async () => {
  expect((await app.inject('/client/index.html')).statusCode).toBe(404);
});

test('what carries the hash of its content is kept for a year', async () => {
  const reply = await app.inject('/client/assets/index-a1b2c3.js');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/client/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('the files of a page say nothing that only a page needs, and are no page should one open them', async () => {
  const { headers } = await app.inject('/client/assets/index-a1b2c3.js');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(JSON.stringify(headers).length).toBeLessThan(560);
  const worker = (await app.inject('/client/service-worker.js')).headers;
  expect(worker['content-security-policy']).toContain("connect-src 'self'");
});

test('is compressed for who asks', async () => {
  const reply = await app.inject({
    url: '/client/assets/index-a1b2c3.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.rawPayload.length).toBeLessThan(200);
});

test('what the build compressed is sent as it is, and as it was to who cannot read it', async () => {
  const url = '/client/assets/page-d4e5f6.js';
  const [compressed, plain] = await Promise.all(
    ['gzip, br', 'identity'].map((encoding) => app.inject({ url, headers: { 'accept-encoding': encoding } })),
  );
  expect(compressed?.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/^\w+\/javascript; charset=utf-8$/),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(compressed?.headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(compressed?.rawPayload ?? '').toString()).toBe(built);
  expect([plain?.headers['content-encoding'], plain?.body]).toEqual([undefined, built]);
  expect((await app.inject(`${url}.br`)).statusCode).toBe(404);
});

test.each([
  '/client/assets/index-ancien.js',
  '/client/../package.json',
  '/client/%2e%2e/package.json',
  '/ailleurs',
  '/api/ailleurs',
])('%s is nowhere', async (url) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('<title>Portail</title>');
});

test('pages run no script but the portal’s, and are framed by nobody', async () => {
  const { headers } = await app.inject('/client/');
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  const [styles] = policy.filter((one) => one.startsWith('style-src'));
  expect(styles).toMatch(/^style-src 'self'( 'sha256-[\w+/]{43}='){3}$/);
  expect(policy.join()).not.toContain('unsafe');
  expect(policy).toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['x-frame-options']).toBe('DENY');
});

test('the logo and the measure of the audience may come from where the operator said, and from nowhere else', async () => {
  const open = await anApp('https://portail.example', root, {
    logo: 'https://images.example/logo.svg',
    mesure: 'https://mesure.example/js/a.js',
  });
  const policy = String((await open.inject('/client/')).headers['content-security-policy']).split(';');
  expect(policy).toContain("script-src 'self' https://mesure.example");
  expect(policy).toContain("connect-src 'self' https://mesure.example");
  expect(policy).toContain("img-src 'self' data: blob: https://images.example https://mesure.example");
});

test('an operator who has names without HTTPS below the portal’s says it', () => {
  const policy = { publicUrl: new URL('https://portail.example'), settings: usualSettings };
  const headers = securityHeaders({ ...policy, hstsSubdomains: false })('/client/');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test('on a machine of one’s own nothing asks for HTTPS', async () => {
  const { headers } = await (await anApp('http://localhost:3000', root)).inject('/client/');
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('says so when the pages are not built', async () => {
  const reply = await (await anApp('http://localhost:3000', join(root, 'absent'))).inject('/client/');
  expect(reply.statusCode).toBe(503);
  expect(reply.body).toContain('Les pages ne sont pas encore construites');
});

test('browsers ask again for the service worker at each visit, and receive its end once it is turned off', async () => {
  const url = '/client/service-worker.js';
  const off = await anApp('https://portail.example', root, { horsConnexion: false });
  const [on, ended] = await Promise.all([app.inject(url), off.inject(url)]);
  expect([on.body, on.headers['cache-control']]).toEqual(['the worker', 'no-cache']);
  expect([ended.body, ended.headers['cache-control']]).toEqual(['the end of the worker', 'no-cache']);
  expect(ended.headers['content-type']).toContain('javascript');
  expect((await app.inject('/client/service-worker-fin.js')).statusCode).toBe(404);
});
