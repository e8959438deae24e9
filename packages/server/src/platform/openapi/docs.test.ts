import { listSchema } from '@asso/contract/kernel/common.schemas';
import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { feature } from '../feature.ts';
import { styleHashes } from '../http/client/style-hashes.ts';
import { collectProblems } from '../http/portal.ts';
import { aPortal } from '../http/test/test-app.ts';
import { openapiDocument } from './openapi.ts';

const endpoints = {
  lister: endpoint({
    method: 'GET',
    path: '/essai/{id}/lignes',
    summary: 'Lister.',
    access: ['rds.*'],
    params: { id: z.string().max(40) },
    query: z.object({
      etats: listSchema(z.enum(['A', 'D'])),
      limit: z.coerce.number().int().default(50),
      exercice: z.int(),
    }),
    reply: z.object({ items: z.array(z.string()) }),
    problems: ['essai.ferme'],
  }),
  changer: endpoint({
    method: 'PUT',
    path: '/essai/{id}/lignes',
    summary: 'Changer.',
    access: 'connecte',
    params: { id: z.string() },
    body: z.strictObject({ nom: z.string().max(10) }),
    reply: z.object({ version: z.int() }),
    ifMatch: 'exige',
    idempotent: true,
  }),
  deposer: endpoint({
    method: 'POST',
    path: '/essai/fichiers',
    summary: 'Déposer <b>.',
    access: 'public',
    body: 'multipart',
    reply: 'fichier',
    status: 201,
  }),
  retirer: endpoint({
    method: 'DELETE',
    path: '/essai/fichiers',
    summary: 'Retirer.',
    access: 'public',
    reply: z.null(),
    status: 204,
  }),
} as const satisfies EndpointTable;

const never = async (): Promise<never> => {
  throw new Error('not called');
};

const essai = feature({
  name: 'essai',
  forms: { 'POST /essai/fichiers': { titre: { kind: 'text', label: 'Titre', max: 20 } } },
  endpoints: { essai: endpoints },
  problems: [{ 'essai.ferme': { kind: 'conflict', message: 'La campagne {nom} est fermée.' } }],
  build: () => ({ handlers: { essai: { lister: never, changer: never, deposer: never, retirer: never } } }),
});

const document = openapiDocument([essai], collectProblems([essai]));
const { inject } = await aPortal({ features: [essai] });

test('each row is an operation, with its access, its parameters and its answers', () => {
  expect(document.paths['/essai/{id}/lignes']?.get).toMatchObject({
    tags: ['essai'],
    operationId: 'essai.lister',
    summary: 'Lister.',
    description: 'Réservé aux rôles : rds.*.',
    security: [{ accessToken: [] }, { bearer: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 40 } },
      { name: 'etats', in: 'query', required: false, schema: { type: 'array', items: { enum: ['A', 'D'] } } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer' } },
      { name: 'exercice', in: 'query', required: true, schema: { type: 'integer' } },
      { $ref: '#/components/parameters/role' },
    ],
  });
});

test('each refusal has its status and its sentences', () => {
  const responses = document.paths['/essai/{id}/lignes']?.get?.responses as Record<
    string,
    { description: string }
  >;
  expect(Object.keys(responses)).toEqual([
    ...['200', '400', '401', '403', '404', '409', '429', '500', '502'],
  ]);
  expect(responses['409']?.description).toBe('Conflit. `essai.ferme` : La campagne {nom} est fermée.');
});

test('what is changed names its version, what is created its key', () => {
  const put = document.paths['/essai/{id}/lignes']?.put;
  expect(put?.parameters).toMatchObject([
    { name: 'id' },
    { $ref: '#/components/parameters/role' },
    { $ref: '#/components/parameters/IfMatch' },
    { $ref: '#/components/parameters/IdempotencyKey' },
  ]);
  expect(document.components.parameters).toMatchObject({
    IfMatch: { name: 'If-Match', required: true },
    IdempotencyKey: { name: 'Idempotency-Key', required: false },
  });
  expect(put?.requestBody).toMatchObject({
    content: {
      'application/json': { schema: { properties: { nom: { maxLength: 10 } }, additionalProperties: false } },
    },
  });
});

test('forms, files and answers without a body are told as they are', () => {
  const path = document.paths['/essai/fichiers'];
  expect(path?.post).toMatchObject({
    requestBody: { content: { 'multipart/form-data': {} } },
    responses: { 201: { content: { 'application/octet-stream': {} } }, 413: {} },
  });
  expect(path?.delete?.responses).toMatchObject({ 204: { description: 'Fait.' } });
  expect(path?.post?.security).toEqual([]);
});

test('is served as JSON and as a page that runs nothing', async () => {
  const json = (await inject('/api/openapi.json')).json();
  expect(json.openapi).toBe('3.1.0');
  expect(json.paths['/essai/fichiers'].post.operationId).toBe('essai.deposer');
  const page = await inject('/api/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<html lang="fr">');
  expect(page.body).toContain('<code>GET /api/essai/{id}/lignes</code>');
  expect(page.body).toContain('Déposer &#60;b&#62;.');
  expect(page.body).toContain('<li id="essai.ferme">');
  expect(page.body).not.toMatch(/<script|src=|https?:\/\//);
  const sentences = page.body.replace(/^[\s\S]*<main>/, '').replaceAll(/<(pre|code)[\s\S]*?<\/\1>/g, 'x');
  expect(sentences).toContain('\u00a0:');
  expect(sentences).not.toMatch(/\S [:;!?»](\s|<)|« /);
  expect(page.headers['content-security-policy']).toContain(`style-src 'self'${styleHashes(page.body)};`);
});

test('a subject has its own page, with what its calls send; there is none of an unknown subject', async () => {
  const page = await inject('/api/docs/essai');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<details id="essai.changer">');
  expect(page.body).toContain('<code>Probleme</code>');
  expect(page.body).not.toMatch(/<script|src=|https?:\/\//);
  expect(page.headers['content-security-policy']).toContain(`style-src 'self'${styleHashes(page.body)};`);
  expect((await inject('/api/docs/inconnu')).statusCode).toBe(404);
});

test('the first page leads to the guide of the partners, which is served as it is written', async () => {
  expect((await inject('/api/docs')).body).toContain('href="/api/docs/guide"');
  const guide = await inject('/api/docs/guide');
  expect(guide.statusCode).toBe(200);
  expect(guide.body).toContain('Un dossier, de bout en bout');
});
