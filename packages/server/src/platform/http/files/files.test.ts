import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { ok, refused } from '@asso/domain/kernel/result';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { feature } from '../../feature.ts';
import { fileAnswer, type Handlers } from '../handlers.ts';
import { anActor } from '../test/test-actor.ts';
import { aPortal } from '../test/test-app.ts';
import { attachment } from './file-reply.ts';

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

/** Keeps the errors met while a file was read. */
const left: unknown[] = [];
/** Keeps the fields of the forms that have begun to arrive. */
const begun: string[] = [];
const leave = (error: unknown) => {
  left.push(error);
  throw error;
};

const handlers: Handlers<typeof endpoints> = {
  recevoir: async ({ files }) => {
    const value: string[] = [];
    for await (const part of files) {
      begun.push(part.field);
      if (part.kind === 'text') value.push(`${part.field}=${part.value}`);
      else value.push(`${part.field}:${part.filename}:${(await buffer(part.stream).catch(leave)).length}`);
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

const { api, inject, openPort, logLines } = await aPortal({
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

const place = new URL(await openPort());
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

test('a file without a name has an empty one', async () => {
  const head = 'content-disposition: form-data; name="f"\r\ncontent-type: application/octet-stream';
  const reply = await inject({
    method: 'POST',
    url: '/api/essai/fichiers',
    headers: { 'access-token': 'good', 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\n${head}\r\n\r\nabc\r\n--x--\r\n`,
  });
  expect(reply.json()).toEqual(['f::3']);
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
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cache-control': 'private, no-store',
    'accept-ranges': 'none',
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
  ['a mark that turns the reading direction', 'fdp\u202egnp.pdf', 'fdp_gnp.pdf'],
  ['half a pair', 'a\ud83d.pdf', 'a_.pdf'],
  ['a parameter', "a'; filename=b.exe; x='.pdf", 'a%27%3B%20filename%3Db.exe%3B%20x%3D%27.pdf'],
  ['more than it may be long', `${'🎉'.repeat(300)}.pdf`, `${'%F0%9F%8E%89'.repeat(196)}.pdf`],
])('a name with %s is sent safe', (_, name, exact) => {
  expect(attachment(name)).toMatch(/^attachment; filename="[ !#-~]*"; filename\*=UTF-8''[!-~]*$/);
  expect(attachment(name).split("UTF-8''")[1]).toBe(exact);
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

describe('a form without end', async () => {
  /** Sends as long as the server reads, and gives the answer and the number of bytes sent. */
  async function pour(headers: Record<string, string>) {
    let sent = 0;
    const { promise, resolve } = Promise.withResolvers<{ status: number; sent: number }>();
    const asked = request({
      host: place.hostname,
      port: place.port,
      method: 'POST',
      path: '/api/essai/fichiers',
      headers: { 'access-token': 'good', 'content-type': 'multipart/form-data; boundary=x', ...headers },
    });
    let status = 0;
    asked.on('response', (reply) => {
      status = reply.statusCode ?? 0;
      reply.resume();
    });
    asked.on('error', () => undefined);
    let goOn: () => void = () => undefined;
    asked.on('drain', () => goOn());
    asked.on('close', () => {
      resolve({ status, sent });
      goOn();
    });
    asked.write('--x\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n');
    const chunk = Buffer.alloc(1_000_000, 65);
    while (sent < 500_000_000 && !asked.destroyed) {
      sent += chunk.length;
      if (asked.write(chunk)) await wait(0);
      else if (!asked.destroyed)
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      if (status !== 0 && sent > 100_000_000) break;
    }
    asked.destroy();
    return promise;
  }

  test('that ends soon after the limit is answered in time, and its connection serves again', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n'),
      Buffer.alloc(limit + 500_000, 65),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'access-token': 'good', 'content-type': 'multipart/form-data; boundary=x' };
    for (const _ of [1, 2]) {
      const asked = request(new URL('/api/essai/fichiers', place), {
        method: 'POST',
        agent,
        headers: { ...headers, 'content-length': body.length },
      });
      asked.end(body);
      const [reply] = await once(asked, 'response');
      expect(reply.statusCode).toBe(413);
      await buffer(reply);
    }
    agent.destroy();
  });

  test('is refused before a byte is read when it says its length', async () => {
    const { status, sent } = await pour({ 'content-length': '2000000000' });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(10_000_000);
  });

  test('is refused at the limit, and the rest is not read, when it does not', async () => {
    const { status, sent } = await pour({ 'transfer-encoding': 'chunked' });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(40_000_000);
  });
});

describe('a form that is cut, or is none', () => {
  const partOf = (rest: string) =>
    `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${rest}`;
  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
    ['without an end', 'multipart/form-data; boundary=b', partOf('xxxx')],
    ['cut in the head of a part', 'multipart/form-data; boundary=b', partOf('').slice(0, 40)],
    ['cut in its boundary', 'multipart/form-data; boundary=b', partOf('xxxx\r\n--')],
    ['of another boundary', 'multipart/form-data; boundary=c', partOf('xxxx\r\n--b--\r\n')],
    ['whose only part has another name', 'multipart/form-data; boundary=①②③', partOf('x')],
  ])('%s is refused by a sentence, and is no error of the server', async (_, type, payload) => {
    for (const path of ['fichiers', 'premier']) {
      const before = logLines().length;
      const reply = await inject({
        method: 'POST',
        url: `/api/essai/${path}`,
        headers: { 'access-token': 'good', 'content-type': type },
        payload,
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toMatch(/^[A-Z].*\.$/);
      const said = logLines()
        .slice(before)
        .filter((line) => JSON.parse(line).level >= 50);
      expect(said).toEqual([]);
    }
  });

  test('left in the middle by who sends it, it is no error of the server', async () => {
    const before = logLines().length;
    left.length = 0;
    begun.length = 0;
    const sending = request(place, {
      method: 'POST',
      path: '/api/essai/fichiers',
      headers: {
        'access-token': 'good',
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': '100000',
      },
    });
    sending.on('error', () => undefined);
    sending.write(partOf('x'.repeat(1000)));
    await expect.poll(() => begun).toEqual(['file']);
    sending.destroy();
    await expect.poll(() => left.length).toBe(1);
    expect(
      logLines()
        .slice(before)
        .filter((line) => JSON.parse(line).level >= 50),
    ).toEqual([]);
  });
});
