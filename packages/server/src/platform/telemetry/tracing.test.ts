import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../db/test/test-database.ts';
import { aServer } from '../http/test/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-traces-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { url } = await aDatabase();

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  events: unknown[];
};

const received: string[] = [];
const receiver = createServer(async (request, reply) => {
  if (request.url === '/v1/traces') received.push(await text(request));
  reply.setHeader('content-type', 'application/json').end('{}');
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
afterAll(() => receiver.close());

const spans = (): Span[] =>
  received.flatMap((one) =>
    JSON.parse(one).resourceSpans.flatMap((of: { scopeSpans: { spans: Span[] }[] }) =>
      of.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const said = ({ attributes }: Span, key: string) => attributes.find((one) => one.key === key)?.value;

test('traces a request by its route and what it asks the database, and names nobody', async () => {
  const server = await aServer({
    DATABASE_URL: url,
    DATA_DIR: folder,
    TOKEN_KEY: 'une-clé-inventée-pour-les-essais-de-traces',
    ASSISTANCE_EMAIL: 'aide@exemple.fr',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  });
  const email = 'camille.dupuis@exemple.fr';
  await server.call('POST', '/auth/login', { body: { email, password: 'Secret-Inventé-12!' } });
  await server.call('POST', `/auth/forgotPassword/${encodeURIComponent(email)}?nom=dupuis`);
  await server.get('/healthz');
  // Traces that wait are sent before the server ends.
  expect(await server.stop()).toBe(0);

  const login = spans().find(({ name }) => name === 'POST /api/auth/login') as Span;
  expect(said(login, 'http.route')).toEqual({ stringValue: '/api/auth/login' });
  const queries = spans().filter(({ traceId, parentSpanId }) => traceId === login.traceId && parentSpanId);
  expect(queries.length).toBeGreaterThan(0);
  const statements = queries.map(
    (one) => said(one, 'db.statement')?.stringValue ?? said(one, 'db.query.text')?.stringValue,
  );
  expect(statements.some((statement) => /\$1/.test(statement ?? ''))).toBe(true);
  expect(spans().some(({ name }) => name.includes('healthz'))).toBe(false);
  expect(received.join('')).not.toMatch(/camille|dupuis|Secret-Invent|127\.0\.0\.1/i);
  expect(received.join('')).toContain('"portail-asso"');
});
