import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildLog } from '../log/log.ts';
import { buildApp } from './app.ts';
import { serveClient } from './client-files.ts';
import { problemRegistry } from './problem-registry.ts';

const root = mkdtempSync(join(tmpdir(), 'portail-asso-client-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Portail</title>');
writeFileSync(join(root, 'assets', 'index-a1b2c3.js'), `export const text = '${'a'.repeat(3000)}';`);
writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function anApp(publicUrl: string, folder: string) {
  const problems = problemRegistry([]);
  const app = await buildApp({
    log: buildLog({ level: 'silent' }),
    problems,
    publicUrl: new URL(publicUrl),
    trustProxy: false,
    requestsPerMinute: 1000,
  });
  await serveClient(app, problems, folder);
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

test('what carries the hash of its content is kept for a year', async () => {
  const reply = await app.inject('/client/assets/index-a1b2c3.js');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/client/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

test('is compressed for who asks', async () => {
  const reply = await app.inject({
    url: '/client/assets/index-a1b2c3.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.rawPayload.length).toBeLessThan(200);
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
  expect(policy).toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['x-frame-options']).toBe('DENY');
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
