import { describe, expect, it } from 'vitest';
import { type Build, cachePrefix, serveBuild, type Worker } from './built-files.ts';

const origin = 'https://portail.example';
const first: Build = {
  version: 'un',
  entry: '/client/assets/index-1.js',
  files: ['/client/assets/index-1.js'],
};
const second: Build = {
  version: 'deux',
  entry: '/client/assets/index-2.js',
  files: ['/client/assets/index-2.js', '/client/assets/page-9.js'],
};
const pageOf = ({ entry }: Build) =>
  new Response(`<script type="module" src="${entry}"></script>`, {
    headers: { 'content-type': 'text/html' },
  });

/**
 * A browser whose caches remain from one worker to the next, and whose server has the files that the test puts there.
 */
function aBrowser() {
  const kept = new Map<string, Map<string, Response>>();
  const server = new Map<string, () => Response>();
  const asked: string[] = [];
  const state = { isOnline: true };
  const cacheOf = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      match: async (path: string) => cache.get(path)?.clone(),
      put: async (path: string, answer: Response) => void cache.set(path, answer),
    } as unknown as Cache;
  };
  const fetchPath = async (request: Request | string) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push(path);
    if (!state.isOnline) throw new TypeError('no network');
    const page = path.includes('.') ? undefined : server.get('*');
    return (server.get(path) ?? page)?.() ?? new Response('', { status: 404 });
  };
  const start = (build: Build) => {
    const listeners = new Map<string, (event: never) => void>();
    const worker = {
      addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
      skipWaiting: async () => undefined,
      clients: { claim: async () => undefined },
      caches: {
        open: async (name: string) => cacheOf(name),
        keys: async () => [...kept.keys()],
        delete: async (name: string) => kept.delete(name),
      },
      fetch: fetchPath,
      location: { origin },
    } as unknown as Worker;
    serveBuild(worker, build);
    const run = async (type: string) => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(type)?.({ waitUntil: (one: Promise<unknown>) => (work = one) } as never);
      await work;
    };
    /** Returns the answer of the worker; undefined when it leaves the request to the network. */
    const ask = (path: string, given: { mode?: string; method?: string } = {}) => {
      const { mode = 'cors', method = 'GET' } = given;
      const request = { url: new URL(path, origin).href, mode, method } as Request;
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({ request, respondWith: (one: Promise<Response>) => (answer = one) } as never);
      return answer;
    };
    return { run, ask };
  };
  const deploy = (build: Build) => {
    server.clear();
    server.set('*', () => pageOf(build));
    for (const file of build.files) server.set(file, () => new Response(file));
  };
  return { kept, asked, state, start, deploy };
}

async function installed() {
  const browser = aBrowser();
  browser.deploy(first);
  const worker = browser.start(first);
  await worker.run('install');
  await worker.run('activate');
  browser.asked.length = 0;
  return { ...browser, worker };
}

const text = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('the files of the portal', () => {
  it('open the page of any address without a network', async () => {
    const { worker, state } = await installed();
    state.isOnline = false;
    expect(await text(worker.ask('/client/dossiers', { mode: 'navigate' }))).toContain(first.entry);
    expect(await text(worker.ask(first.entry))).toBe(first.entry);
  });

  it('come from the network first for a page, so that the next opening has the new version', async () => {
    const { worker, deploy } = await installed();
    deploy(second);
    expect(await text(worker.ask('/client/', { mode: 'navigate' }))).toContain(second.entry);
  });

  it('never join the page of one version with the files of another', async () => {
    const { worker, deploy, state } = await installed();
    deploy(second);
    await worker.ask('/client/', { mode: 'navigate' });
    state.isOnline = false;
    expect(await text(worker.ask('/client/', { mode: 'navigate' }))).toContain(first.entry);
  });

  it('are not asked again when a former version had them', async () => {
    const { start, deploy, asked } = await installed();
    deploy({ ...second, files: [...first.files, ...second.files] });
    const next = start({ ...second, files: [...first.files, ...second.files] });
    await next.run('install');
    expect(asked).toEqual(['/client/', ...second.files]);
  });

  it('of the former version go once the new one is taken', async () => {
    const { start, deploy, kept } = await installed();
    deploy(second);
    const next = start(second);
    await next.run('install');
    expect([...kept.keys()]).toEqual([`${cachePrefix}un`, `${cachePrefix}deux`]);
    await next.run('activate');
    expect([...kept.keys()]).toEqual([`${cachePrefix}deux`]);
  });

  it.each([
    ['one is missing', { ...second, files: [] }, 'not among the files'],
    ['the server has another version', first, 'another version'],
  ])('are refused whole when %s', async (_, served, message) => {
    const { start, deploy } = await installed();
    deploy(served);
    await expect(start(second).run('install')).rejects.toThrow(message);
  });

  it.each([
    ['a call', '/api/user/moi', {}],
    ['a call that looks like a page', '/api/client/', { mode: 'navigate' }],
    ['what is sent', '/client/', { method: 'POST' }],
    ['a file of ours that is not of this version', '/client/assets/autre-3.js', {}],
    ['another site', 'https://ailleurs.example/client/', { mode: 'navigate' }],
  ])('have nothing to do with %s', async (_, path, given) => {
    const { worker } = await installed();
    expect(worker.ask(path, given)).toBeUndefined();
  });
});
