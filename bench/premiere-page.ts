import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { openDemoPortail, type State } from './support/portail-de-demo.ts';
import type { Measure, Workload } from './support/workload.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** How long the network must rest before nothing more is expected. */
const restMs = 3000;

/**
 * The pages measured, with the most kilobytes that each may take (all its files, headers included, until nothing more
 * comes); null where the weight has no limit.
 */
const pages = {
  connexion: { mostKb: 230, path: () => '/client/login', who: null },
  accueil: { mostKb: null, path: () => '/client/user/dashboard', who: 'gestionnaire' },
  dossier: { mostKb: 360, path: (href: string) => href, who: 'gestionnaire' },
  file: { mostKb: null, path: () => '/client/dossiers', who: 'agent' },
} as const;

/** What a person waits for before typing on the sign-in page. */
const mostToTypeKb = 180;

export const workload: Workload = {
  title: 'a browser that was never here opens a page: everything on the wire until nothing more comes',
  prepare: async () => {
    const { url, browser, dossier, states, stop } = await openDemoPortail();
    const round = ({ path, who }: (typeof pages)[keyof typeof pages]) =>
      open(browser, { url: url + path(dossier.href), state: who ? states[who] : undefined });
    return {
      rounds,
      subjects: Object.entries(pages).map(([name, page]) => ({ name, round: () => round(page) })),
      judge: (medians) => [
        limitOf('scripts and styles before one can type', mostToTypeKb, medians.connexion?.['to type kB']),
        ...Object.entries(pages).flatMap(([name, { mostKb }]) =>
          mostKb === null ? [] : [limitOf(`in all for ${name}`, mostKb, medians[name]?.['in all kB'])],
        ),
      ],
      stop,
    };
  },
};

const limitOf = (what: string, mostKb: number, found = Number.POSITIVE_INFINITY) => ({
  limit: `at most ${mostKb} kB ${what}`,
  found: `${found} kB`,
  isHeld: found <= mostKb,
});

type Kind = 'Script' | 'Stylesheet' | 'Font' | 'other';

async function open(
  browser: Browser,
  { url, state }: { url: string; state: State | undefined },
): Promise<Measure> {
  const context = await browser.newContext({ locale: 'fr-FR', storageState: state });
  const page = await context.newPage();
  const received = await counter(page);
  await page.goto(url, { waitUntil: 'commit' });
  if (state) await page.locator('#contenu h1').waitFor();
  else await page.getByLabel('Adresse électronique').fill('jeanne@exemple.fr');
  const toType = received.bytes.Script + received.bytes.Stylesheet;
  while (received.waiting.size > 0 || performance.now() - received.lastMs < restMs) await wait(100);
  const { Script, Stylesheet, Font, other } = received.bytes;
  await context.close();
  return {
    'to type kB': inKb(toType),
    'scripts kB': inKb(Script),
    'styles kB': inKb(Stylesheet),
    'font kB': inKb(Font),
    'rest kB': inKb(other),
    'in all kB': inKb(Script + Stylesheet + Font + other),
    files: received.files,
  };
}

/** Counts the bytes that come, headers included. */
async function counter(page: Page) {
  const network = await page.context().newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const received = {
    bytes: { Script: 0, Stylesheet: 0, Font: 0, other: 0 },
    waiting: new Set<string>(),
    files: 0,
    lastMs: performance.now(),
  };
  network.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => {
    // A stream that stays open is awaited by nobody.
    if (type === 'EventSource') return;
    kinds.set(requestId, type === 'Script' || type === 'Stylesheet' || type === 'Font' ? type : 'other');
    received.waiting.add(requestId);
    received.lastMs = performance.now();
  });
  const end = (requestId: string) => {
    received.waiting.delete(requestId);
    received.lastMs = performance.now();
  };
  network.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    received.bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    received.files += 1;
    end(requestId);
  });
  await network.send('Network.enable');
  return received;
}

const inKb = (bytes: number): number => Math.round(bytes / 100) / 10;
