// @vitest-environment jsdom
import { connexionEndpoints } from '@asso/contract/compte/connexion.endpoints';
import { motDePasseEndpoints } from '@asso/contract/compte/mot-de-passe.endpoints';
import { type EndpointTable, endpoint } from '@asso/contract/kernel/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { giveUpWaiting, isOnline, waitingActs } from '../../ui/page/network.ts';
import { now } from '../clock.ts';
import { installNavigator } from '../page/navigation.ts';
import { toasts } from '../session/announcements.ts';
import { currentToken, isMarked, keepToken } from '../session/session-token.ts';
import { call } from './call.ts';

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
  put: endpoint({
    method: 'PUT',
    path: '/demande/dossiers/{id}/tete',
    summary: 'Enregistrer.',
    access: 'connecte',
    params: { id: z.string() },
    body: z.object({ nom: z.string() }),
    reply: z.object({ id: z.string() }),
    ifMatch: 'exige',
  }),
  send: endpoint({
    method: 'POST',
    path: '/demande/dossiers/{id}/envoi',
    summary: 'Envoyer.',
    access: 'connecte',
    params: { id: z.string() },
    body: z.object({}),
    reply: z.object({ id: z.string() }),
    idempotent: true,
  }),
  open: endpoint({ method: 'GET', path: '/faq', summary: 'Lire.', access: 'public', reply: z.object({}) }),
} as const satisfies EndpointTable;

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } };
let sent: Sent[];
let answers: (Response | Error)[];
let visited: string[];
let logged: ReturnType<typeof vi.spyOn>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(body === null ? '' : JSON.stringify(body), { status, headers });

const tokenUntil = (seconds: number, mark = 'a'): string =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(now().getTime() / 1000) + seconds, mark }))}.s`;

beforeEach(() => {
  sent = [];
  answers = [];
  visited = [];
  toasts.set([]);
  logged = vi.spyOn(console, 'error').mockReset().mockReturnValue(undefined);
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

  it.each([
    ['what is read', rows.read, { params: { id: 'a' } }, true],
    ['what is open to all', rows.open, {}, true],
    ['signing out', connexionEndpoints.logout, { body: {}, waits: false }, false],
    [
      'a forgotten password',
      motDePasseEndpoints.forgotPassword,
      { body: { email: 'zoe@exemple.fr' } },
      false,
    ],
  ])(
    'carries the header « access-token » or not, for %s [R7.1]',
    async (_what, endpointRow, input, carries) => {
      keepToken(tokenUntil(600));
      answers.push(json(200, {}));
      await call(endpointRow as never, input as never);
      expect('access-token' in (sent[0]?.init.headers ?? {})).toBe(carries);
    },
  );

  it.each([
    ['a save', rows.save, { params: { id: 'a' }, body: { nom: 'É' }, ifMatch: 3 }, true],
    // What is read may come from the browser, which keeps it for places without a network.
    ['a reading', rows.read, { params: { id: 'a' } }, false],
  ])('that is answered shows that the network is back, or not, for %s', async (_what, row, input, isBack) => {
    keepToken(tokenUntil(600));
    window.dispatchEvent(new Event('offline'));
    answers.push(json(200, { id: 'a' }));
    await call(row as never, input as never);
    expect(isOnline.get()).toBe(isBack);
    window.dispatchEvent(new Event('online'));
  });

  it('renews its token by a call that carries none [R7.1]', async () => {
    keepToken(tokenUntil(-10, 'old'));
    answers.push(json(200, { token: tokenUntil(600, 'new') }), json(200, { id: 'a' }));
    await call(rows.read, { params: { id: 'a' } });
    expect(sent.map(({ init }) => 'access-token' in init.headers)).toEqual([false, true]);
  });

  it('names the version and the key of the act', async () => {
    keepToken(tokenUntil(600));
    answers.push(json(200, { id: 'a' }));
    await call(rows.save, { params: { id: 'a' }, body: { nom: 'É' }, ifMatch: 3, idempotencyKey: 'cle-1' });
    expect(sent[0]?.init).toMatchObject({ method: 'PATCH', body: '{"nom":"É"}' });
    expect(sent[0]?.init.headers).toMatchObject({ 'if-match': '"3"', 'idempotency-key': 'cle-1' });
  });

  it('gives what was held when the server says that it still holds, and asks for the rest whole', async () => {
    keepToken(tokenUntil(600));
    const etag = '"3-abcdefghijklmnopqrstuv"';
    const params = { id: 'a' };
    answers.push(json(200, { id: 'a' }, { etag }), new Response(null, { status: 304 }));
    const first = await call(rows.read, { params });
    expect(first).toEqual({ ok: true, value: { id: 'a' }, version: 3, tag: etag });
    expect(await call(rows.read, { params, held: first })).toBe(first);
    answers.push(json(200, { id: 'b' }));
    await call(rows.read, { params, held: { ok: true, value: { id: 'a' }, version: 3 } });
    expect(sent.map(({ init }) => init.headers['if-none-match'])).toEqual([undefined, etag, undefined]);
  });

  it('shows the sentence of the server when there is one [R8.1]', async () => {
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
    [502, 'Une erreur serveur est survenue.', 'R8.3'],
    [400, "Un problème est survenu lors de l'envoi de la requête au serveur.", 'R8.5'],
    [404, "La ressource demandé n'a pas été trouvée.", 'R8.6'],
    [413, 'La taille du fichier ne doit excéder 15MO.', 'R8.4'],
    [500, 'Un problème est survenu.', 'R8.2'],
    [418, 'Un problème est survenu.', 'R8.2'],
  ])('says of a bare %i: %s [%s]', async (status, message) => {
    keepToken(tokenUntil(600));
    answers.push(json(status, null));
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({
      ok: false,
      problem: { status, message },
    });
  });

  const fallback = { code: 'essai.impossible', kind: 'internal', message: 'Lecture impossible.' } as const;
  const own = { ...rows.read, fallback };

  it('says the sentence of its row when the server cannot say what happened [R8.1]', async () => {
    keepToken(tokenUntil(600));
    const unforeseen = { code: 'kernel.erreur-interne', message: 'Un problème est survenu.', instance: 'r1' };
    const refusal = { ...unforeseen, status: 500, type: '', title: '', problems: [] };
    answers.push(json(500, null), json(500, refusal), json(502, null));
    const read = async () => (await call(own, { params: { id: 'a' } })) as { problem?: unknown };
    expect((await read()).problem).toMatchObject({ status: 500, message: 'Lecture impossible.' });
    expect((await read()).problem).toMatchObject({ instance: 'r1', message: 'Lecture impossible.' });
    expect((await read()).problem).toMatchObject({ message: 'Une erreur serveur est survenue.' });
  });

  it('says on signing in that the server itself failed [R8.1]', async () => {
    answers.push(json(500, null));
    const outcome = await call(connexionEndpoints.login, { body: { email: 'a@exemple.fr', password: 'x' } });
    expect(outcome).toMatchObject({
      ok: false,
      problem: { message: expect.stringMatching(/^Server error\. /) },
    });
  });

  it('logs what could not be read, by its row and its request, and nothing of whose it is [R8.16]', async () => {
    keepToken(tokenUntil(600));
    answers.push(json(502, null));
    await call(rows.read, { params: { id: '26-000123' } });
    expect(logged.mock.calls).toEqual([['GET /demande/dossiers/{id}', 502, 'kernel.indisponible', '']]);
  });

  it('is refused to who calls without what the row needs', async () => {
    await expect(call(rows.read, { params: { id: '' } })).rejects.toThrow('Missing "id" params.');
    expect(sent).toEqual([]);
  });

  it('says what to do when nothing came back', async () => {
    keepToken(tokenUntil(600));
    answers.push(new TypeError('network'));
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({
      ok: false,
      problem: {
        status: 0,
        message:
          'Le portail n’a pas répondu : la connexion est coupée ou trop lente. Réessayez dans un instant.',
        problems: [{ message: expect.stringMatching(/^Le portail n’a pas répondu/) }],
      },
    });
  });
});

describe('an act that meets no network', () => {
  const cut = () => new TypeError('network');
  const act = (extra: object = {}) =>
    call(rows.send, { params: { id: 'a' }, body: {}, idempotencyKey: 'cle-1', ...extra });
  const isWaiting = () => expect.poll(() => waitingActs.get()).toBe(1);

  beforeEach(() => {
    keepToken(tokenUntil(600));
    // The pause after which a call leaves again does not end by itself: what brings it back is the test's.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    giveUpWaiting();
    window.dispatchEvent(new Event('online'));
    vi.useRealTimers();
  });

  it('waits in its place and leaves again, with the same key, once the network is back', async () => {
    answers.push(cut(), json(200, { id: 'a' }));
    const outcome = act();
    await isWaiting();
    expect(sent).toHaveLength(1);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(await outcome).toMatchObject({ ok: true });
    expect(sent.map(({ init }) => init.headers['idempotency-key'])).toEqual(['cle-1', 'cle-1']);
  });

  it('leaves again after ten seconds where the browser noticed no loss', async () => {
    answers.push(cut(), json(200, { id: 'a' }));
    const outcome = act();
    await isWaiting();
    vi.advanceTimersByTime(5000);
    expect([waitingActs.get(), sent.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(5000);
    expect(await outcome).toMatchObject({ ok: true });
  });

  it('is a failure once it is given up', async () => {
    answers.push(cut());
    const outcome = act();
    await isWaiting();
    giveUpWaiting();
    expect(await outcome).toMatchObject({ ok: false, problem: { status: 0 } });
  });

  it('may have left without a key: it is not sent again', async () => {
    answers.push(cut());
    expect(await act({ idempotencyKey: undefined })).toMatchObject({ ok: false, problem: { status: 0 } });
    expect(sent).toHaveLength(1);
  });

  it('cannot have left while the browser knew of no network: it waits, key or not', async () => {
    window.dispatchEvent(new Event('offline'));
    answers.push(cut(), json(200, { id: 'a' }));
    const outcome = act({ idempotencyKey: undefined });
    await isWaiting();
    window.dispatchEvent(new Event('online'));
    expect(await outcome).toMatchObject({ ok: true });
  });

  it('is told at once when who asks does not wait', async () => {
    answers.push(cut());
    expect(await act({ waits: false })).toMatchObject({ ok: false, problem: { status: 0 } });
  });

  it.each(['save', 'put'] as const)('leaves %s, done as one types, to its own indicator', async (name) => {
    window.dispatchEvent(new Event('offline'));
    answers.push(cut());
    const saving = { params: { id: 'a' }, body: { nom: 'É' }, ifMatch: 3 };
    expect(await call(rows[name], saving)).toMatchObject({ ok: false });
    expect(waitingActs.get()).toBe(0);
  });

  it('does not end a session that nobody could ask about', async () => {
    keepToken(tokenUntil(-10, 'expired'));
    answers.push(cut());
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({
      ok: false,
      problem: { status: 0 },
    });
    expect(visited).toEqual([]);
  });
});

describe('a call whose token is old', () => {
  it('renews it before, by its « exp », once for two calls at once [R4.88]', async () => {
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

  it.each([
    [6, ['/api/demande/dossiers/a']],
    [4, ['/api/auth/refreshToken', '/api/demande/dossiers/a']],
  ])('takes one with %i s left: %j, as it must last the way [R4.88]', async (seconds, expected) => {
    keepToken(tokenUntil(seconds, `left ${seconds}`));
    if (expected.length > 1) answers.push(json(200, { token: tokenUntil(600, 'fresh') }));
    answers.push(json(200, { id: 'a' }));
    await call(rows.read, { params: { id: 'a' } });
    expect(sent.map(({ url }) => url)).toEqual(expected);
  });

  it('renews it once after a refusal, and tries again', async () => {
    keepToken(tokenUntil(600, 'withdrawn'));
    answers.push(json(401, null), json(200, { token: tokenUntil(600, 'again') }), json(200, { id: 'a' }));
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({ ok: true });
    expect(sent).toHaveLength(3);
  });

  it('goes to the login page, which brings back, and says so for a hundred seconds [R8.8] [R8.9]', async () => {
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

  it('ends the session when there is no token to renew it with: said, cleared, back to login [R4.91]', async () => {
    keepToken(tokenUntil(-10, 'no refresh'));
    answers.push(json(401, null), json(401, null));
    expect(await call(rows.read, { params: { id: 'a' } })).toMatchObject({ ok: false });
    expect(sent[0]?.url).toBe('/api/auth/refreshToken');
    expect([currentToken(), isMarked(), localStorage.length]).toEqual([null, false, 0]);
    expect(toasts.get().map(({ tone, text }) => [tone, text])).toEqual([
      ['info', 'Votre session est expirée, veuillez vous reconnecter.'],
    ]);
    expect(visited).toEqual(['/login?redirect_url=%2Fdossiers%3Fetat%3DC']);
  });

  it('leaves a public call alone', async () => {
    answers.push(json(401, null));
    expect(await call(rows.open, {})).toMatchObject({ ok: false, problem: { status: 401 } });
    expect(visited).toEqual([]);
  });
});
