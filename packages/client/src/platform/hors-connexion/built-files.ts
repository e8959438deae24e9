// The service worker answers with the portal's own built files where there is no network. It never touches a call.

/** A build and the files of it that are kept. */
export type Build = {
  /** Changes with any of the files. */
  version: string;
  /** The page of this build names this file. */
  entry: string;
  files: readonly string[];
};

/** Our files are kept under this prefix, one cache a build. */
export const cachePrefix = 'asso-fichiers-';
/** This message asks a new version that waits to take over. */
export const takeOver = 'prendre';

/** These are the parts of a service worker that are used here; the browser's own types exclude those of a page. */
export type Worker = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: typeof fetch;
  location: { origin: string };
};
type Extendable = { waitUntil: (work: Promise<unknown>) => void };
type Fetched = Extendable & { request: Request; respondWith: (answer: Promise<Response>) => void };

const base = '/client/';
/** On a network that answers nothing for so long, the kept page is better than a white one. */
const patienceMs = 4000;
const atOnce = 6;

/**
 * A page comes from the network first, so that a new version is taken at the next opening whatever this worker holds;
 * the files of a build have the hash of their content in their name, so an old page never receives a new file.
 */
export function serveBuild(worker: Worker, build: Build): void {
  const kept = keptFiles(worker, build);
  worker.addEventListener('install', (event) => event.waitUntil(kept.fill()));
  worker.addEventListener('activate', (event) =>
    event.waitUntil(kept.forgetOthers().then(() => worker.clients.claim())),
  );
  worker.addEventListener('message', ({ data }) => {
    if (data === takeOver) void worker.skipWaiting();
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin || !isBelow(pathname)) return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (build.files.includes(pathname)) event.respondWith(file(request, pathname));
  });

  async function page({ request }: Fetched): Promise<Response> {
    const fromNetwork = worker.fetch(request).then((answer) => {
      if (isWholePage(answer)) void kept.putPage(answer.clone()).catch(() => undefined);
      return answer;
    });
    const inTime = await Promise.race([fromNetwork.catch(() => null), later(patienceMs)]);
    return inTime ?? (await kept.find(base)) ?? fromNetwork;
  }

  const file = async (request: Request, path: string): Promise<Response> =>
    (await kept.find(path)) ?? worker.fetch(request);
}

const isBelow = (path: string): boolean => `${path}/`.startsWith(base);

const isWholePage = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && headers.get('content-type')?.startsWith('text/html') === true;

const later = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));

/** The files of one build, in a cache of their own. */
function keptFiles({ caches, fetch }: Worker, { version, entry, files }: Build) {
  const name = cachePrefix + version;
  const find = async (path: string, where = name) =>
    (await caches.open(where)).match(path, { ignoreVary: true });
  const others = async () =>
    (await caches.keys()).filter((one) => one.startsWith(cachePrefix) && one !== name);

  /** What a former build already kept is not downloaded again, nor what an installation that was cut had taken. */
  async function take(path: string, before: readonly string[]): Promise<void> {
    if (await find(path)) return;
    const known = await firstOf(before, (where) => find(path, where));
    const found = known ?? (await fetch(path));
    if (!found.ok || found.redirected) throw new Error(`${path} is not among the files of this version.`);
    await (await caches.open(name)).put(path, found);
  }

  /** The page of another build is refused: it would ask for files that are not here. */
  async function putPage(answer: Response): Promise<void> {
    const text = await answer.clone().text();
    if (text.includes(entry)) await (await caches.open(name)).put(base, answer);
  }

  return {
    find,
    putPage,
    fill: async (): Promise<void> => {
      const before = await others();
      await putPage(await fetch(base, { cache: 'reload' }));
      if (!(await find(base))) throw new Error('The server has another version.');
      const waiting = [...files];
      const work = async () => {
        for (let path = waiting.shift(); path; path = waiting.shift()) await take(path, before);
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
    forgetOthers: async (): Promise<void> => {
      for (const one of await others()) await caches.delete(one);
    },
  };
}

async function firstOf<T>(names: readonly string[], look: (name: string) => Promise<T | undefined>) {
  for (const name of names) {
    const found = await look(name);
    if (found) return found;
  }
  return undefined;
}
