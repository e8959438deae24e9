import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { ok, refused } from '@asso/domain/kernel/result';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { feature } from '../feature.ts';
import { anActor } from './an-actor.ts';
import { fileAnswer, type Handlers } from './handlers.ts';
import { aPortal } from './test-app.ts';

const endpoints = {
  recevoir: endpoint({
    method: 'POST',
    path: '/essai/fichiers',
    summary: 'Recevoir.',
    access: 'connecte',
    body: 'multipart',
    reply: z.array(z.string()),
  }),
  premier: endpoint({
    method: 'POST',
    path: '/essai/premier',
    summary: 'Recevoir, sans lire.',
    access: 'connecte',
    body: 'multipart',
    reply: z.array(z.string()),
  }),
  lire: endpoint({
    method: 'GET',
    path: '/essai/fichiers/{nom}',
    summary: 'Lire.',
    access: 'connecte',
    params: { nom: z.string() },
    reply: 'fichier',
  }),
} as const satisfies EndpointTable;

const handlers: Handlers<typeof endpoints> = {
  recevoir: async ({ files }) => {
    const value: string[] = [];
    for await (const part of files) {
      if (part.kind === 'text') value.push(`${part.field}=${part.value}`);
      else value.push(`${part.field}:${part.filename}:${(await buffer(part.stream)).length}`);
    }
    return { ok: true, value };
  },
  premier: async ({ files }) => {
    const value: string[] = [];
    for await (const part of files) value.push(part.field);
    return { ok: true, value };
  },
  lire: async ({ params }) =>
    fileAnswer({
      content: Readable.from([Buffer.from('%PDF-1.7')]),
      name: params.nom,
      type: 'application/pdf',
    }),
};

const { api, inject } = await aPortal({
  features: [
    feature({
      name: 'essai',
      endpoints: { essai: endpoints },
      build: () => ({
        handlers: { essai: handlers },
        authenticate: async ({ token }) =>
          token === 'good' ? ok(anActor()) : refused({ code: 'kernel.non-connecte' }),
      }),
    }),
  ],
});

const limit = 15_728_640;

function aForm(...sizes: number[]): FormData {
  const form = new FormData();
  form.append('type', 'STC');
  for (const size of sizes) form.append('fichier', new File([new Uint8Array(size)], 'été.pdf'));
  return form;
}

test('gives the parts of a form in their order, accents kept', async () => {
  const reply = await api(endpoints.recevoir, { as: 'good', body: aForm(3, 200_000) });
  expect(reply.body).toEqual(['type=STC', 'fichier:été.pdf:3', 'fichier:été.pdf:200000']);
});

test.each([
  [limit, 200],
  [limit + 1, 413],
])('a file of %i bytes answers %i [R5.45]', async (size, status) => {
  const reply = await api(endpoints.recevoir, { as: 'good', body: aForm(size) });
  expect(reply.status).toBe(status);
  if (status === 413) expect(reply.problem.message).toBe('La taille du fichier ne doit excéder 15MO.');
});

test('a file that a handler does not read holds nothing back', async () => {
  const reply = await api(endpoints.premier, { as: 'good', body: aForm(300_000, 300_000) });
  expect(reply.body).toEqual(['type', 'fichier', 'fichier']);
});

test('what is no form is refused', async () => {
  const reply = await inject({
    method: 'POST',
    url: '/api/essai/fichiers',
    headers: { 'access-token': 'good' },
    payload: { nom: 1 },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'kernel.requete-invalide']);
});

test('sends a file as an attachment without any right', async () => {
  const reply = await api(endpoints.lire, { as: 'good', params: { nom: 'Procès-verbal « été ».pdf' } });
  expect(reply.bytes.toString()).toBe('%PDF-1.7');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition':
      'attachment; filename="Proces-verbal _ ete _.pdf"; filename*=UTF-8\'\'Proc%C3%A8s-verbal%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB.pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
});

test('a name cannot break its header', async () => {
  const reply = await api(endpoints.lire, {
    as: 'good',
    params: { nom: 'a"\r\nset-cookie: x=1;/..\\b.pdf' },
  });
  expect(reply.headers['content-disposition']).toContain('filename="a___set-cookie: x=1;_.._b.pdf"');
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test.each([
  [{ 'sec-fetch-site': 'same-origin', cookie: 'token=good' }, 200],
  [{ 'sec-fetch-site': 'same-origin', cookie: 'token=bad' }, 401],
  [{ 'sec-fetch-site': 'cross-site', cookie: 'token=good' }, 401],
  [{ 'sec-fetch-site': 'none', cookie: 'token=good' }, 401],
  [{ origin: 'http://localhost:3000', cookie: 'token=good' }, 200],
  [{ cookie: 'token=good' }, 401],
])('a file opened as a link with %j answers %i', async (headers, status) => {
  expect((await api(endpoints.lire, { params: { nom: 'a.pdf' }, headers })).status).toBe(status);
});

test('the token cookie sends no file', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: 'token=good' };
  expect((await api(endpoints.recevoir, { body: aForm(1), headers })).status).toBe(401);
});
