import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { ok, refused } from '@asso/domain/kernel/result';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { feature } from '../feature.ts';
import type { Handlers } from './handlers.ts';
import { anActor } from './test/test-actor.ts';
import { aPortal } from './test/test-app.ts';

const essaiEndpoints = {
  ouvert: endpoint({
    method: 'GET',
    path: '/essai/ouvert',
    summary: 'Ouvert.',
    access: 'public',
    query: z.object({ q: z.string().max(5).optional(), n: z.coerce.number().int().optional() }),
    reply: z.object({ qui: z.string().nullable(), cookie: z.string().optional() }),
  }),
  connecte: endpoint({
    method: 'GET',
    path: '/essai/connecte',
    summary: 'Connecté.',
    access: 'connecte',
    reply: z.object({ role: z.string() }),
  }),
  services: endpoint({
    method: 'GET',
    path: '/essai/services',
    summary: 'Services.',
    access: ['rds.*', 'lca.admin'],
    reply: z.object({ role: z.string() }),
  }),
  modifier: endpoint({
    method: 'PUT',
    path: '/essai/{id}',
    summary: 'Modifier.',
    access: 'connecte',
    params: { id: z.string().regex(/^\d+$/) },
    body: z.object({ nom: z.string().max(10), lignes: z.array(z.strictObject({ n: z.int() })).optional() }),
    ifMatch: 'exige',
    reply: z.object({ nom: z.string(), version: z.int() }),
  }),
  refuser: endpoint({
    method: 'POST',
    path: '/essai/refuser',
    summary: 'Refuser.',
    access: 'connecte',
    body: z.object({ codes: z.array(z.string()).min(1) }),
    reply: z.null(),
  }),
  casser: endpoint({
    method: 'POST',
    path: '/essai/casser',
    summary: 'Casser.',
    access: 'public',
    reply: z.null(),
  }),
  bavard: endpoint({
    method: 'GET',
    path: '/essai/bavard',
    summary: 'Bavard.',
    access: 'public',
    reply: z.object({ nom: z.string() }),
  }),
} as const satisfies EndpointTable;

const essaiHandlers: Handlers<typeof essaiEndpoints> = {
  ouvert: async ({ actor, cookies }) => ({
    ok: true,
    value: { qui: actor?.id ?? null, cookie: cookies.refresh_token },
    cookies: [{ name: 'refresh_token', value: 'abc', httpOnly: true, maxAgeSeconds: 60 }],
  }),
  connecte: async ({ actor }) => ({ ok: true, value: { role: actor.role } }),
  services: async ({ actor }) => ({ ok: true, value: { role: actor.role } }),
  modifier: async ({ body, ifMatch }) =>
    ifMatch === 1
      ? { ok: true, value: { nom: body.nom, version: 2 }, version: 2 }
      : {
          ok: false,
          problems: [{ code: 'kernel.conflit' }],
          conflicts: { nom: 'Zoé' },
          version: 2,
          par: 'Camille Martin',
        },
  refuser: async ({ body }) => ({ ok: false, problems: body.codes.map((code) => ({ code })) }),
  casser: async () => {
    throw new Error('password of camille@example.org');
  },
  bavard: async () => {
    const row = { nom: 'Zoé', mot_de_passe: 'secret' };
    return { ok: true, value: row };
  },
};

const portal = await aPortal({
  features: [
    feature({
      name: 'essai',
      endpoints: { essai: essaiEndpoints },
      build: () => ({
        handlers: { essai: essaiHandlers },
        authenticate: async ({ token }) =>
          token === 'good'
            ? ok(anActor({ roles: ['lca.association'] }))
            : refused({ code: 'kernel.non-connecte' }),
      }),
    }),
  ],
});
const { api, inject } = portal;

const camille = anActor({ id: 'u1', roles: ['lca.association', 'rds.user'] });

test('a public call is open without a token, and with one that is worth nothing any more', async () => {
  expect((await api(essaiEndpoints.ouvert)).body.qui).toBeNull();
  expect((await api(essaiEndpoints.ouvert, { as: 'old-token' })).body.qui).toBeNull();
  expect((await api(essaiEndpoints.ouvert, { as: camille })).body.qui).toBe('u1');
});

test('refuses who is not signed in with a sentence', async () => {
  const reply = await api(essaiEndpoints.connecte);
  expect(reply.status).toBe(401);
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(reply.problem).toMatchObject({
    type: '/api/docs#kernel.non-connecte',
    title: 'Connexion requise',
    status: 401,
    code: 'kernel.non-connecte',
    message: 'Votre session est expirée, veuillez vous reconnecter.',
    instance: reply.headers['x-request-id'],
  });
});

test.each([
  [{ 'access-token': 'good' }, 200],
  [{ authorization: 'Bearer good' }, 200],
  [{ authorization: 'bearer good' }, 200],
  [{ authorization: 'Basic good' }, 401],
  [{ 'access-token': 'bad' }, 401],
  [{ 'sec-fetch-site': 'same-origin', cookie: 'token=good' }, 401],
])('%j answers %i', async (headers, status) => {
  expect((await api(essaiEndpoints.connecte, { headers })).status).toBe(status);
});

test.each([
  { roles: ['lca.association'], asked: undefined, status: 403, worn: undefined },
  { roles: ['rds.user'], asked: undefined, status: 200, worn: 'rds.user' },
  { roles: ['lca.admin'], asked: undefined, status: 200, worn: 'lca.admin' },
  // The person is not using the role that opens the row, but holds it: the call uses it, unless another role was
  // asked for.
  { roles: ['lca.association', 'rds.user'], asked: undefined, status: 200, worn: 'rds.user' },
  { roles: ['lca.association', 'rds.user'], asked: 'lca.association', status: 403, worn: undefined },
  { roles: ['lca.association', 'rds.user'], asked: 'rds.user', status: 200, worn: 'rds.user' },
])(
  'with $roles, asking for $asked, a call of services answers $status',
  async ({ roles, asked, status, worn }) => {
    const reply = await api(essaiEndpoints.services, { as: anActor({ roles }), role: asked });
    expect(reply.status).toBe(status);
    expect(status === 200 ? reply.body.role : undefined).toBe(worn);
  },
);

test('a role that is not held is refused, and grants nothing', async () => {
  const reply = await api(essaiEndpoints.connecte, { as: camille, role: 'lca.admin' });
  expect([reply.status, reply.codes]).toEqual([403, ['kernel.role-non-detenu']]);
});

test('names each wrong field and each unknown name', async () => {
  const reply = await api(essaiEndpoints.modifier, {
    as: camille,
    params: { id: '12' },
    ifMatch: 1,
    body: { nom: 'beaucoup trop long', intrus: 1, lignes: [{ n: 1, autre: 2 }] } as never,
  });
  expect(reply.status).toBe(400);
  expect(reply.problem.problems.map(({ code, field }) => [code, field])).toEqual([
    ['kernel.requete-invalide', 'nom'],
    ['kernel.champ-inconnu', 'lignes.0.autre'],
    ['kernel.champ-inconnu', 'intrus'],
  ]);
  expect(reply.problem.problems[2]?.message).toBe('Le champ « intrus » n’existe pas.');
});

test('names an unknown word of the query, and lets role through', async () => {
  const wrong = await api(essaiEndpoints.ouvert, { query: { page: 2 } as never });
  expect([wrong.status, wrong.problem.field]).toEqual([400, 'page']);
  expect((await api(essaiEndpoints.ouvert, { role: 'lca.admin' })).status).toBe(200);
});

test('a body is refused where the row has none', async () => {
  const reply = await inject({ method: 'POST', url: '/api/essai/casser', payload: { nom: 1 } });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'kernel.champ-inconnu']);
});

test('an identifier of no known shape is nowhere', async () => {
  const reply = await api(essaiEndpoints.modifier, {
    as: camille,
    params: { id: 'x' },
    ifMatch: 1,
    body: { nom: 'a' },
  });
  expect([reply.status, reply.codes]).toEqual([404, ['kernel.introuvable']]);
});

test.each([
  { ifMatch: undefined, status: 428, etag: undefined },
  { ifMatch: '"1"', status: 200, etag: '"2"' },
  { ifMatch: 'W/"1"', status: 200, etag: '"2"' },
  { ifMatch: '1', status: 200, etag: '"2"' },
  { ifMatch: '"2"', status: 409, etag: undefined },
  { ifMatch: '*', status: 400, etag: undefined },
])('a change with If-Match $ifMatch answers $status', async ({ ifMatch, status, etag }) => {
  const reply = await api(essaiEndpoints.modifier, {
    as: camille,
    params: { id: '12' },
    body: { nom: 'Zoé' },
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
  expect([reply.status, reply.etag]).toEqual([status, etag]);
});

test('a conflict says what stands now, its version and who wrote it', async () => {
  const reply = await api(essaiEndpoints.modifier, {
    as: camille,
    params: { id: '12' },
    body: { nom: 'Zoé' },
    ifMatch: 9,
  });
  expect(reply.problem).toMatchObject({ conflicts: { nom: 'Zoé' }, version: 2, par: 'Camille Martin' });
});

test('says all problems, with the status of the first', async () => {
  const reply = await api(essaiEndpoints.refuser, {
    as: camille,
    body: { codes: ['kernel.a-renseigner', 'kernel.introuvable'] },
  });
  expect(reply.status).toBe(422);
  expect(reply.codes).toEqual(['kernel.a-renseigner', 'kernel.introuvable']);
});

test('a bug answers its number and nothing else, and its line names nobody', async () => {
  const reply = await api(essaiEndpoints.casser, { headers: { 'x-request-id': 'demande-0001' } });
  expect(reply.status).toBe(500);
  expect(reply.problem).toEqual({
    type: '/api/docs#kernel.erreur-interne',
    title: 'Erreur interne',
    status: 500,
    instance: 'demande-0001',
    code: 'kernel.erreur-interne',
    message: 'Un problème est survenu.',
    problems: [{ code: 'kernel.erreur-interne', message: 'Un problème est survenu.' }],
  });
  const line = portal.logLines().find((one) => one.includes('request failed'));
  expect(line).toContain('demande-0001');
  expect(line).not.toContain('camille@example.org');
});

test('a reply that says more than its row is a bug', async () => {
  expect((await api(essaiEndpoints.bavard)).status).toBe(500);
  expect(portal.logLines().join('')).toContain('says what its schema does not: mot_de_passe');
});

test('an unknown code is a bug, not a refusal', async () => {
  const reply = await api(essaiEndpoints.refuser, { as: camille, body: { codes: ['essai.inconnu'] } });
  expect(reply.status).toBe(500);
});

test.each([
  ['not JSON', { payload: '{"nom":', headers: { 'content-type': 'application/json' } }, 400],
  ['a prototype', { payload: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } }, 400],
  [
    'another type',
    { payload: 'nom=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    400,
  ],
  ['two megabytes', { payload: { nom: 'a'.repeat(2_000_000) } }, 413],
])('a body that is %s is refused as a problem', async (_, request, status) => {
  const reply = await inject({ method: 'POST', url: '/api/essai/casser', ...request });
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toContain('application/problem+json');
});

const signedIn = { 'content-type': 'application/json', 'access-token': 'good' };
const deep = (levels: number) => `{"codes":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const wide = (names: number) => `{${Array.from({ length: names }, (_, n) => `"n${n}":1`).join()}}`;
const filled = (bytes: number) => JSON.stringify({ nom: 'a'.repeat(bytes) });

test.each([
  ['a hundred thousand levels', '/api/essai/refuser', deep(100_000), 400],
  ['a hundred and seventy thousand names', '/api/essai/refuser', wide(170_000), 413],
  ['seventeen kilobytes, sent by nobody', '/api/essai/casser', filled(17_000), 413],
])('a body of %s is refused, and is no bug', async (_, url, payload, status) => {
  const reply = await inject({ method: 'POST', url, payload, headers: signedIn });
  expect([reply.statusCode, reply.json().status]).toEqual([status, status]);
});

test.each([
  ['as deep as any form', '/api/essai/refuser', deep(28), 400, 'kernel.requete-invalide'],
  ['of nine thousand names', '/api/essai/refuser', wide(9000), 400, 'kernel.requete-invalide'],
  [
    'of brackets and commas in a text',
    '/api/essai/refuser',
    JSON.stringify({ codes: ['[,{"'.repeat(9000)] }),
    500,
    '',
  ],
  ['of fifteen kilobytes, sent by nobody', '/api/essai/casser', filled(15_000), 400, 'kernel.champ-inconnu'],
])('a body %s is read', async (_, url, payload, status, code) => {
  const reply = await inject({ method: 'POST', url, payload, headers: signedIn });
  expect(reply.statusCode).toBe(status);
  if (status !== 500) expect(reply.json().code).toBe(code);
});

test('of ten thousand problems fifty are said', async () => {
  const unknown = await inject({
    method: 'POST',
    url: '/api/essai/refuser',
    payload: wide(9000),
    headers: signedIn,
  });
  expect(unknown.json().problems).toHaveLength(50);
  const codes = Array(2000).fill('kernel.a-renseigner');
  expect((await api(essaiEndpoints.refuser, { as: camille, body: { codes } })).codes).toHaveLength(50);
});

test('an address that cannot be read is refused as a problem', async () => {
  const reply = await inject('/api/essai/%ff');
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'kernel.introuvable']);
  expect(reply.headers['content-type']).toContain('application/problem+json');
});

test('a body that is too long, and is no file, does not speak of a file', async () => {
  const reply = await inject({
    method: 'POST',
    url: '/api/essai/casser',
    payload: { nom: 'a'.repeat(2_000_000) },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'kernel.corps-trop-long']);
  expect(reply.json().message).toBe(
    'Cette demande est plus longue que ce que le portail reçoit en une fois. Envoyez-la en plusieurs parties.',
  );
});

test('an empty body may name its type', async () => {
  const reply = await inject({
    method: 'POST',
    url: '/api/essai/casser',
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.statusCode).toBe(500);
});

test('what is not there answers the sentence of the specification [R8.6]', async () => {
  const reply = await inject('/api/ailleurs');
  expect(reply.statusCode).toBe(404);
  expect(reply.json().message).toBe("La ressource demandé n'a pas été trouvée.");
});

test('answers of the API are not kept by anybody, and carry the number of the request', async () => {
  for (const reply of [await api(essaiEndpoints.ouvert), await api(essaiEndpoints.connecte)]) {
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('a cookie is the portal’s alone', async () => {
  const reply = await api(essaiEndpoints.ouvert);
  expect(reply.headers['set-cookie']).toBe(
    'refresh_token=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
  );
});

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 'abc'],
  [{ 'sec-fetch-site': 'same-site' }, undefined],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, undefined],
  [{ origin: 'http://localhost:3000' }, 'abc'],
  [{ origin: 'http://localhost:8080', host: 'localhost:8080' }, 'abc'],
  [{ origin: 'https://ailleurs.example' }, undefined],
  [{ origin: 'null' }, undefined],
  [{}, undefined],
])('with %j a handler sees the cookie as %s', async (headers, seen) => {
  const reply = await api(essaiEndpoints.ouvert, { headers: { ...headers, cookie: 'refresh_token=abc' } });
  expect(reply.body.cookie).toBe(seen);
});
