// @vitest-environment jsdom
import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { toasts } from './announcements.ts';
import { call } from './call.ts';
import { now } from './clock.ts';
import { installNavigator } from './navigation.ts';
import { keepToken } from './session-token.ts';

const rows = {
  read: endpoint({
    method: 'GET',
    path: '/demande/dossiers/{id}',
    summary: 'Lire.',
    access: 'connecte',
    params: { id: z.string() },
    query: z.object({ etat: z.array(z.string()).optional() }),
    reply: z.object({ id: z.string() }),
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/demande/dossiers/{id}',
    summary: 'Enregistrer.',
    access: 'connecte',
    params: { id: z.string() },
    body: z.object({ nom: z.string() }),
    reply: z.object({ id: z.string() }),
    ifMatch: 'exige',
    idempotent: true,
  }),
  open: endpoint({ method: 'GET', path: '/faq', summary: 'Lire.', access: 'public', reply: z.object({}) }),
} as const satisfies EndpointTable;

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } };
let sent: Sent[];
let answers: (Response | Error)[];
let visited: string[];

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(body === null ? '' : JSON.stringify(body), { status, headers });

const tokenUntil = (seconds: number, mark = 'a'): string =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + seconds, mark }))}.s`;

beforeEach(() => {
  sent = [];
  answers = [];
  visited = [];
  toasts.set([]);
  localStorage.clear();
  installNavigator({ go: (href) => visited.push(href), here: () => '/dossiers?etat=C' });
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init });
    const answer = answers.shift() ?? json(500, null);
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('writes its parameters, its lists and the token, and reads the version', async () => {
    const token = tokenUntil(600);
    keepToken(token);
    answers.push(json(200, { id: '27-000412' }, { etag: '"12"' }));
    const outcome = await call(rows.read, { params: { id: 'a/b' }, query: { etat: ['C', 'D'] } });
    expect(outcome).toEqual({ ok: true, value: { id: '27-000412' }, version: 12 });
    expect(sent[0]?.url).toBe('/api/demande/dossiers/a%2Fb?etat=C&etat=D');
    expect(sent[0]?.init.headers['access-token']).toBe(token);
  });

  it('names the version and the key of the act', async () => {
    keepToken(tokenUntil(600));
    answers.push(json(200, { id: 'a' }));
    await call(rows.save, { params: { id: 'a' }, body: { nom: 'É' }, ifMatch: 3, idempotencyKey: 'cle-1' });
    expect(sent[0]?.init).toMatchObject({ method: 'PATCH', body: '{"nom":"É"}' });
    expect(sent[0]?.init.headers).toMatchObject({ 'if-match': '"3"', 'idempotency-key': 'cle-1' });
  });

  it('shows the sentence of the server when there is one', async () => {
    keepToken(tokenUntil(600));
    const problem = {
      code: 'x.y',
      message: 'Non.',
      status: 409,
      problems: [],
      type: '',
      title: '',
      instance: 'r1',
    };
    answers.push(json(409, problem));
    expect(await call(rows.read, { params: { id: 'a' } })).toEqual({ ok: false, problem });
  });

  it.each([
    [400, "Un problème est survenu lors de l'envoi de la requête au serveur."],
    [404, "La ressource demandé n'a pas été trouvée."],
    [413, 'La taille du fichier ne doit excéder 15MO.'],
    [502, 'Une erreur serveur est survenue.'],
    [500, 'Un problème est survenu.'],
  ])('says of a bare %i: %s', async (status, message) => {
    keepToken(tokenUntil(600));
    answers.push(json(status, null));
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({
      ok: false,
      problem: { status, message },
    });
  });

  it('says what to do when nothing came back', async () => {
    keepToken(tokenUntil(600));
    answers.push(new TypeError('network'));
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({
      ok: false,
      problem: { status: 0, message: 'Un problème est survenu. Vérifiez votre connexion, puis réessayez.' },
    });
  });
});

describe('a call whose token is old', () => {
  it('renews it before, once for two calls at once', async () => {
    keepToken(tokenUntil(-10, 'old'));
    const renewed = tokenUntil(600, 'new');
    answers.push(json(200, { token: renewed }), json(200, { id: 'a' }), json(200, { id: 'b' }));
    await Promise.all([call(rows.read, { params: { id: 'a' } }), call(rows.read, { params: { id: 'b' } })]);
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/auth/refreshToken',
      '/api/demande/dossiers/a',
      '/api/demande/dossiers/b',
    ]);
    expect(sent[2]?.init.headers['access-token']).toBe(renewed);
  });

  it('renews it once after a refusal, and tries again', async () => {
    keepToken(tokenUntil(600, 'withdrawn'));
    answers.push(json(401, null), json(200, { token: tokenUntil(600, 'again') }), json(200, { id: 'a' }));
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({ ok: true });
    expect(sent).toHaveLength(3);
  });

  it('goes to the login page, which brings back, and says so for a hundred seconds', async () => {
    keepToken(tokenUntil(600, 'ended'));
    answers.push(json(401, null), json(401, null));
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({
      ok: false,
      problem: { status: 401 },
    });
    expect(visited).toEqual(['/login?redirect_url=%2Fdossiers%3Fetat%3DC']);
    expect(toasts.get()).toMatchObject([
      { text: 'Votre session est expirée, veuillez vous reconnecter.', durationMs: 100_000 },
    ]);
  });

  it('leaves a public call alone', async () => {
    answers.push(json(401, null));
    expect(await call(rows.open, {})).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(visited).toEqual([]);
  });
});
