import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { feature } from '../platform/feature.ts';
import { readCsv } from '../platform/sheet/test/test-read-sheet.ts';
import { aDemonstration } from './test-demonstration.ts';

const row = <const P extends string>(path: P) => ({
  method: 'GET' as const,
  path,
  summary: 'Essai.',
  access: 'public' as const,
  reply: z.null(),
});
const endpoints = {
  casse: endpoint(row('/essai/casse')),
  rare: endpoint(row('/essai/rare')),
} as const satisfies EndpointTable;

/**
 * A feature of the test, with calls that fail or reach their limit at once, as the portal's own calls never do on
 * demand.
 */
const essai = feature({
  name: 'essai',
  endpoints: { essai: endpoints },
  limits: { rare: { max: 1, windowSeconds: 3600 } },
  build: () => ({
    handlers: {
      essai: {
        casse: async () => {
          throw new Error('a bug');
        },
        rare: async () => ({ ok: true, value: null }) as const,
      },
    },
  }),
});

const [agent, jeanne] = ['fdva', 'jeanne.roux'];
const { portal, tokenOf } = await aDemonstration([agent, jeanne], {
  environment: { PUBLIC_URL: 'https://portail.example' },
  de: [essai],
});
const as = (qui: string) => ({ 'access-token': tokenOf(qui) });

const lu = async (url: string, qui: string) => (await portal.inject({ url, headers: as(qui) })).body;
const [dossier = ''] = readCsv(await lu('/api/rds/export/dossiers/csv?genres=subvention', agent))
  .flat()
  .filter((cell) => /^\d{2}-\d{6,9}$/.test(cell));
const { items } = JSON.parse(await lu('/api/dac/association/documents?id_asso=661017236', jeanne));
await portal.inject('/api/essai/rare');
const etag = (await portal.inject('/api/referentiels')).headers.etag as string;

/** The headers that every answer has. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
const data = "default-src 'none'; frame-ancestors 'none'";
const file = "default-src 'none'; frame-ancestors 'none'; sandbox";
const page = expect.stringMatching(
  /^default-src 'self';script-src 'self';script-src-attr 'none';style-src 'self'( 'sha256-[\w+/]{43}=')*;img-src 'self' data: blob:;font-src 'self' data:;connect-src 'self';frame-src 'self' blob:;worker-src 'self';object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none';upgrade-insecure-requests$/,
);
const kept = 'public, max-age=3600';

type Attendu = { csp: unknown; cache: string | undefined; headers?: Record<string, string>; method?: 'POST' };

/** Each kind of answer is listed with its status, what a browser may do with it, and how long it may be kept. */
const sortes: readonly (readonly [what: string, url: string, status: number, attendu: Attendu])[] = [
  ['the root, a redirect', '/', 302, { csp: page, cache: undefined }],
  ['a file that is not there', '/client/assets/ancien.js', 404, { csp: page, cache: 'no-store' }],
  ['an address of nobody', '/ailleurs', 404, { csp: page, cache: 'no-store' }],
  ['what robots read', '/robots.txt', 200, { csp: page, cache: kept }],
  ['the map of the site', '/sitemap.xml', 200, { csp: page, cache: kept }],
  ['the address for flaws', '/.well-known/security.txt', 200, { csp: page, cache: kept }],
  ['the probe', '/healthz', 200, { csp: page, cache: 'no-store' }],
  ['the page of the calls', '/api/docs', 200, { csp: page, cache: 'no-cache' }],
  ['the document of the calls', '/api/openapi.json', 200, { csp: data, cache: 'no-cache' }],
  ['lists for all', '/api/referentiels', 200, { csp: data, cache: 'public, no-cache' }],
  [
    'lists that the browser has already',
    '/api/referentiels',
    304,
    { csp: data, cache: 'public, no-cache', headers: { 'if-none-match': etag } },
  ],
  ['who one is', '/api/lca/users/moi', 200, { csp: data, cache: 'no-store', headers: as(jeanne) }],
  [
    'a dossier',
    `/api/demande/dossiers/${dossier}`,
    200,
    { csp: data, cache: 'no-store', headers: as(agent) },
  ],
  ['a body that is no JSON', '/api/auth/login', 400, { csp: data, cache: 'no-store', method: 'POST' }],
  ['nobody signed in', '/api/demande/dossiers', 401, { csp: data, cache: 'no-store' }],
  ['who may not', '/api/lca/users', 403, { csp: data, cache: 'no-store', headers: as(jeanne) }],
  ['a wrong address', '/api/nulle-part', 404, { csp: data, cache: 'no-store' }],
  ['an address that cannot be read', '/api/%E0%A4%A', 404, { csp: data, cache: 'no-store' }],
  ['who asks too often', '/api/essai/rare', 429, { csp: data, cache: 'no-store' }],
  ['a bug', '/api/essai/casse', 500, { csp: data, cache: 'no-store' }],
  [
    'a document',
    `/api/lca/documents/${items[0].uuid}`,
    200,
    { csp: file, cache: 'private, no-store', headers: as(jeanne) },
  ],
  [
    'a PDF',
    `/api/demande/dossiers/${dossier}/pdf`,
    200,
    { csp: file, cache: 'private, no-store', headers: as(agent) },
  ],
  ...['csv', 'xlsx', 'ods'].map(
    (format) =>
      [
        `an export to ${format}`,
        `/api/rds/export/dossiers/${format}`,
        200,
        { csp: file, cache: 'private, no-store', headers: as(agent) },
      ] as const,
  ),
];

test.each(sortes)('%s (%s) is answered %i with all its headers', async (_, url, status, attendu) => {
  const { csp, cache, headers: sent, method = 'GET' } = attendu;
  const payload = method === 'POST' ? { payload: '{', headers: { 'content-type': 'application/json' } } : {};
  const { statusCode, headers } = await portal.inject({ method, url, headers: sent, ...payload });
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({ ...everywhere, 'content-security-policy': csp });
  expect(headers['cache-control']).toBe(cache);
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) {
    expect(headers).not.toHaveProperty(name);
  }
});

test.each(['/client/', '/client/nulle-part'])(
  'the page %s bears them, as it was built or to say that it is not',
  async (url) => {
    const { statusCode, headers } = await portal.inject(url);
    expect([200, 503]).toContain(statusCode);
    expect(headers).toMatchObject({ ...everywhere, 'content-security-policy': page });
    expect(headers['cache-control']).toBe(statusCode === 200 ? 'no-cache' : undefined);
  },
);
