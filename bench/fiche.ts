import { type APIRequestContext, chromium, type Page, request as requests } from '@playwright/test';
import { anAssociation, openSession, type Session } from '../e2e/support/arrange.ts';
import { people, signIn } from '../e2e/support/people.ts';
import { runPortal } from '../e2e/support/run-portal.ts';
import { findBrowser } from '../scripts/command/browser.mjs';
import { chromiumFlags } from '../scripts/command/chromium-flags.mjs';
import { ensureClientBuilt } from '../scripts/command/client-build.mjs';
import { fillCollections } from './support/fill-collections.ts';
import type { Measure, Workload } from './support/workload.ts';

const slower = 4;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const longestMs = 60_000;
const limitMs = 1_000;
const titre = 'Informations administratives';

export const workload: Workload = {
  title: `the page of an association with every collection full, from the click on the dashboard to shown, processor ÷ ${slower}`,
  prepare: async ({ say }) => {
    ensureClientBuilt();
    const portal = process.env.PORTAL_URL ? null : await runPortal({});
    const url = process.env.PORTAL_URL ?? portal?.url ?? '';
    const found = findBrowser();
    if (!found) throw new Error('no browser');
    const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags(found.sandbox) });
    const api = await requests.newContext({ baseURL: url });
    const fiche = await aFullFile(api);
    await api.dispose();
    say(`${fiche.nom}: ${fiche.rows} rows`);
    const context = await browser.newContext({ baseURL: url, locale: 'fr-FR' });
    const page = await context.newPage();
    await signIn(page, people.gestionnaire, `${url}/client/informations-administratives/${fiche.id_siren}`);
    await page.locator('.vue-ensemble table').first().waitFor();
    return {
      rounds,
      subjects: [{ name: 'page of the association', round: () => open(page) }],
      judge: (medians) => {
        const shown = Object.values(medians)[0]?.['shown ms'] ?? Number.POSITIVE_INFINITY;
        return [
          {
            limit: `shown within ${limitMs} ms of the click`,
            found: `${Math.round(shown)} ms`,
            isHeld: shown <= limitMs,
          },
        ];
      },
      stop: async () => {
        await browser.close();
        await portal?.stop();
      },
    };
  },
};

async function aFullFile(api: APIRequestContext) {
  const session: Session = await openSession(api, people.gestionnaire);
  const association = await anAssociation(session, { rang: 9 });
  return { ...association, rows: await fillCollections(session, association) };
}

/** Loads the dashboard at full speed, then measures one click on a slowed processor. */
async function open(page: Page): Promise<Measure> {
  const devtools = await page.context().newCDPSession(page);
  await page.goto('/client/user/dashboard');
  await page.locator('#contenu h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Mon association' }).click();
  const link = page.getByRole('link', { name: titre });
  await link.waitFor();
  let calls = 0;
  page.on('request', (one) => (calls += one.url().includes('/api/dac/') ? 1 : 0));
  await page.evaluate(watch, titre);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await link.click();
  await page.waitForFunction(() => Reflect.get(window, 'shownMs') !== undefined, null, {
    timeout: longestMs,
  });
  const shown = await page.evaluate(() => Number(Reflect.get(window, 'shownMs')));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  page.removeAllListeners('request');
  return { 'shown ms': shown, calls };
}

/** Runs in the page and measures from the press to the first frame where the tables are complete. */
function watch(titre: string): void {
  Reflect.deleteProperty(window, 'shownMs');
  addEventListener(
    'click',
    () => {
      const start = performance.now();
      const look = () => {
        const isThere =
          document.querySelector('#contenu h1')?.textContent === titre &&
          document.querySelectorAll('.vue-ensemble table').length > 3 &&
          document.querySelector('#contenu [aria-busy="true"], .chargement') === null;
        if (isThere) Reflect.set(window, 'shownMs', performance.now() - start);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { once: true, capture: true },
  );
}
