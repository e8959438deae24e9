import type { Browser, Page } from '@playwright/test';
import { openDemoPortail, type State } from './support/portail-de-demo.ts';
import type { Measure, Workload } from './support/workload.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const presses = 20;
/** The agent reads between two presses, so that the neighbours are read ahead. */
const restMs = 1_500;
const limitMs = 150;

/**
 * Measures the time from a press of « j » to the next dossier drawn, on the desk of an agent who goes along the queue.
 */
export const workload: Workload = {
  title: `the next dossier of the queue drawn after « j », neighbours read ahead, ${presses} presses a round`,
  prepare: async () => {
    const { url, browser, states, stop } = await openDemoPortail();
    return {
      rounds,
      subjects: [{ name: 'dossier suivant', round: () => follow(browser, url, states.agent) }],
      judge: (medians) => {
        const p95 = medians['dossier suivant']?.['p95 ms'] ?? Number.POSITIVE_INFINITY;
        return [
          {
            limit: `drawn within ${limitMs} ms, p95`,
            found: `${Math.round(p95)} ms`,
            isHeld: p95 <= limitMs,
          },
        ];
      },
      stop,
    };
  },
};

async function follow(browser: Browser, url: string, state: State): Promise<Measure> {
  const context = await browser.newContext({ locale: 'fr-FR', storageState: state });
  const page = await context.newPage();
  await page.goto(`${url}/client/dossiers?genres=subvention`);
  await page
    .getByRole('link', { name: /dossier \d\d-\d+$/ })
    .first()
    .click();
  await page.locator('.poste__parties').waitFor();
  const drawn: number[] = [];
  let key = 'j';
  for (let tries = 0; drawn.length < presses; tries += 1) {
    if (tries > 3 * presses) throw new Error('the queue has no neighbour to open');
    await page.waitForTimeout(restMs);
    const ms = await pressAndSee(page, key);
    // At the end of the queue, the other key goes back.
    if (ms === null) key = key === 'j' ? 'k' : 'j';
    else drawn.push(ms);
  }
  await context.close();
  const sorted = drawn.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) };
}

/** Presses the key and returns the ms until another dossier is drawn; null when there is none on that side. */
const pressAndSee = (page: Page, key: string): Promise<number | null> =>
  page.evaluate(
    (pressed) =>
      new Promise<number | null>((done) => {
        const before = location.pathname;
        const since = performance.now();
        document
          .querySelector('.poste__dossier')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
        const look = () => {
          const now = performance.now();
          const hasMoved = location.pathname !== before;
          if (!hasMoved && now - since > 500) return done(null);
          if (hasMoved && document.querySelector('.poste__parties')) return done(now - since);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    key,
  );
