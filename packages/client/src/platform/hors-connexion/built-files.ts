// Without a network, the service worker answers with the built files of the portal. It never handles a call to the API.

/** A version of the portal as built, with the list of its files to keep. */
export type Build = {
  /** Changes with any of the files. */
  version: string;
  /** A file named in the page of this version: this tells its page from that of another version. */
  entry: string;
  files: readonly string[];
};

/** The prefix of the caches that hold these files, one for each version. */
export const cachePrefix = 'asso-fichiers-';
/** The message that asks a waiting new version to take over. */
export const takeOver = 'prendre';

/**
 * The parts of a service worker used here. TypeScript cannot load the types of a page and those of a worker together.
 */
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
/** How long the network may take to answer before the kept page is shown. */
const patienceMs = 4000;
const atOnce = 6;

/**
 * Answers requests for pages and files. A page comes from the network first, so that a new version is used at the next
 * opening; a file has the hash of its content in its name, so an old page never gets a new file.
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

/** Fills and reads the cache of one version. */
function keptFiles({ caches, fetch }: Worker, { version, entry, files }: Build) {
  const name = cachePrefix + version;
  const find = async (path: string, where = name) =>
    (await caches.open(where)).match(path, { ignoreVary: true });
  const others = async () =>
    (await caches.keys()).filter((one) => one.startsWith(cachePrefix) && one !== name);

  /** Adds a file to the cache, copied from the cache of an older version when it is there, else downloaded. */
  async function take(path: string, before: readonly string[]): Promise<void> {
    if (await find(path)) return;
    const known = await firstOf(before, (where) => find(path, where));
    const found = known ?? (await fetch(path));
    if (!found.ok || found.redirected) throw new Error(`${path} is not among the files of this version.`);
    await (await caches.open(name)).put(path, found);
  }

  /** Keeps the page, unless it belongs to another version, whose files are not here. */
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
