import type { Browser } from '@playwright/test';
import type { Dossier } from '../e2e/support/arrange-dossier.ts';
import { openDemoPortail, type State, type Who } from './support/portail-de-demo.ts';
import type { Measure, Workload } from './support/workload.ts';

/** Lighthouse's « Slow 4G » and a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slower = 4;
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const longestMs = 60_000;
/** The time after which a person wonders whether anything happens. */
const firstSignMs = 2_000;

type PageOfJob = { name: string; who: Who | null; path: (dossier: Dossier) => string };

const etape = (name: string) => (dossier: Dossier) => `${dossier.href}?etape=${name}`;

/** The pages of the main task, from the sign-in to the service's list of dossiers. */
const pages: readonly PageOfJob[] = [
  { name: 'connexion', who: null, path: () => '/client/login' },
  { name: 'accueil', who: 'gestionnaire', path: () => '/client/user/dashboard' },
  {
    name: 'ajout association',
    who: 'gestionnaire',
    path: () => '/client/ajout-association/choix-association',
  },
  {
    name: 'association',
    who: 'gestionnaire',
    path: (d) => `/client/informations-administratives/${d.siret}`,
  },
  { name: 'documents', who: 'gestionnaire', path: (d) => `/client/associations/${d.siret}/documents` },
  { name: 'subventions', who: 'gestionnaire', path: () => '/client/repertoire-des-subventions' },
  { name: 'mes dossiers', who: 'gestionnaire', path: () => '/client/dossiers' },
  { name: 'étapes', who: 'gestionnaire', path: (d) => d.href },
  { name: 'demandeur', who: 'gestionnaire', path: etape('demandeur') },
  { name: 'pièces', who: 'gestionnaire', path: etape('pieces') },
  { name: 'projets', who: 'gestionnaire', path: etape('projets') },
  {
    name: 'projet et budget',
    who: 'gestionnaire',
    path: (d) => `${d.href}?etape=projets&projet=${d.id_projet}`,
  },
  { name: 'vérifier', who: 'gestionnaire', path: etape('transmission') },
  { name: 'lecture', who: 'gestionnaire', path: (d) => `${d.href}?mode=read` },
  { name: 'file du service', who: 'agent', path: () => '/client/dossiers' },
  { name: 'dossier du service', who: 'agent', path: (d) => d.href },
];

export const workload: Workload = {
  title: `each page of the main job opened by its address with nothing kept, processor ÷ ${slower}, 150 ms, 1.6 Mbit/s`,
  prepare: async () => {
    const { url, browser, dossier, states, stop } = await openDemoPortail();
    return {
      rounds,
      subjects: pages.map(({ name, who, path }) => ({
        name,
        round: () =>
          open(browser, {
            url: url + path(dossier),
            state: who ? states[who] : undefined,
          }),
      })),
      judge: (medians) => {
        const [slowest] = Object.entries(medians).sort(([, a], [, b]) => sign(b) - sign(a));
        return [
          {
            limit: `a first sign of life within ${firstSignMs} ms`,
            found: slowest ? `${slowest[0]}: ${Math.round(sign(slowest[1]))} ms at the latest` : 'nothing',
            isHeld: slowest !== undefined && sign(slowest[1]) <= firstSignMs,
          },
        ];
      },
      stop,
    };
  },
};

const sign = (measure: Measure): number => measure['first paint ms'] ?? Number.POSITIVE_INFINITY;

/** Measures when something is painted, when the page's title is there, and when nothing is awaited any more. */
async function open(
  browser: Browser,
  { url, state }: { url: string; state: State | undefined },
): Promise<Measure> {
  const context = await browser.newContext({ locale: 'fr-FR', storageState: state });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let bytes = 0;
  let files = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    files += 1;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit', timeout: longestMs });
  await page.waitForFunction(() => Reflect.get(window, 'isUsable') === true, null, {
    timeout: longestMs,
    polling: 200,
  });
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    title: Number(Reflect.get(window, 'titleMs')),
    usable: Number(Reflect.get(window, 'usableMs')),
  }));
  await context.close();
  return {
    'first paint ms': times.paint,
    'h1 ms': times.title,
    'usable ms': times.usable,
    kB: Math.round(bytes / 100) / 10,
    requests: files,
  };
}

/** Runs in the page, which is usable once its title has been there, without placeholders, for half a second. */
function watch(): void {
  const isWaiting = () => document.querySelector('[aria-busy="true"], .chargement') !== null;
  let since = 0;
  const look = () => {
    const now = performance.now();
    const hasTitle = document.querySelector('#contenu h1') !== null;
    if (hasTitle && !Reflect.get(window, 'titleMs')) Reflect.set(window, 'titleMs', now);
    if (!hasTitle || isWaiting()) since = 0;
    else since ||= now;
    if (since > 0 && now - since > 500) {
      Reflect.set(window, 'usableMs', since);
      Reflect.set(window, 'isUsable', true);
    } else setTimeout(look, 20);
  };
  look();
}
