import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { looseSigns } from './a-la-lecture.ts';
import { hashKey, isKnownGood, keepGood } from './known-good.ts';
import { readPageSkeleton } from './skeleton.ts';

const axePath = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const axeSource = readFileSync(axePath, 'utf8');
/** The pauses between two looks at the page, in ms: Playwright's own grow to a second. */
const intervals = [20, 50, 100];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];
const narrow = { width: 320, height: 640 };

type RunOnly = { type: 'tag' | 'rule'; values: string[] };

type GoodPage = {
  h1: string | RegExp;
  /** Something that only this page shows, with the data of this test. */
  datum: string | RegExp | Locator;
  /** The number of the dossier, written under the title: several dossiers may have the same project for a title. */
  numero?: string;
};

/**
 * Expects that the page shows its title and its data, has no defect that axe finds in the light theme and no colour
 * defect in the dark one, and cuts nothing at 320 px. `accessibilite.spec.ts` checks dark and narrow pages with every
 * rule. npm test judges each address once; CI and the proofs judge each of its states, and a page whose skeleton was
 * found good in this run is not judged again (skeleton.ts says why). Other browsers only show it: they have no such tools.
 */
export async function expectGoodPage(page: Page, { h1, datum, numero }: GoodPage): Promise<void> {
  await expectPage(page, { h1, datum, numero });
  if (process.env.JUDGED === 'nothing') return;
  const address = hashKey('address', addressOf(page), page.viewportSize()?.width);
  if (process.env.JUDGED !== 'each-state' && isKnownGood(address)) return;
  await judge(page, h1);
  keepGood(address);
}

/** Names the page by its address, without the numbers of what it shows. */
const addressOf = (page: Page): string =>
  new URL(page.url()).pathname
    .split('/')
    .map((part) => (/\d/.test(part) ? ':n' : part))
    .join('/');

async function judge(page: Page, h1: GoodPage['h1']): Promise<void> {
  // A part of the page that is still loading holds back those below: axe would find a table whose cells come meanwhile.
  await expect(page.locator('.suite-attendue, .poste__volet--attendu')).toHaveCount(0);
  expect(await looseSigns(page), `where a line may be cut before a sign on « ${h1} »`).toEqual([]);
  await settled(page);
  const usual = page.viewportSize();
  const { shape, words } = await readPageSkeleton(page);
  const judged = hashKey('light and dark', usual?.width, shape);
  if (!isKnownGood(judged)) {
    // What a sticky bar covers for now would be taken for a target that is too small, so the page is judged from its
    // top.
    const scrolled = await page.evaluate(() => {
      const { scrollY } = window;
      window.scrollTo(0, 0);
      return scrollY;
    });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-fr-theme', colorScheme);
      await settled(page);
      const found = await (colorScheme === 'light' ? findViolations(page) : contrastViolationsOf(page));
      expect(found, `axe, ${colorScheme}, on « ${h1} »`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    keepGood(judged);
  }
  const fits = hashKey('narrow', words);
  if (isKnownGood(fits)) return;
  await page.setViewportSize(narrow);
  // Some pages have another layout on a phone, which takes a moment.
  await expect
    .poll(() => widerThanScreen(page), { message: `what is cut at 320 px on « ${h1} »`, intervals })
    .toEqual([]);
  if (usual) await page.setViewportSize(usual);
  keepGood(fits);
}

/** Finds the number of a dossier, which stands last in the facts under its title. */
export const findNumero = (page: Page, numero: string): Locator =>
  page.getByText(new RegExp(` · dossier ${numero}$`));

/** Expects the title and the data of the page, and nothing else. */
export async function expectPage(page: Page, { h1, datum, numero }: GoodPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
  if (numero !== undefined) await expect(findNumero(page, numero)).toBeVisible();
  const found = typeof datum === 'string' || datum instanceof RegExp ? page.getByText(datum) : datum;
  await expect(found.first()).toBeVisible();
}

/**
 * Waits until colours no longer change. The transitions of a new theme are ended at once, because axe would read the
 * old colours before their end; an animation is awaited.
 */
export async function settled(page: Page): Promise<void> {
  // A list that is read again is pale until it is read.
  await expect(page.locator('.ancien')).toHaveCount(0);
  const isSettled = await page.evaluate(() => {
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running');
    // The end of a transition may begin another, in an element that inherits the colour.
    for (let round = 0; round < 10 && running().length > 0; round += 1)
      for (const one of running()) if (one instanceof CSSTransition) one.finish();
    return running().length === 0;
  });
  if (isSettled) return;
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

export const findViolations = (page: Page): Promise<string[]> => askAxe(page, { type: 'tag', values: tags });

/** Runs only the rules that read colours, because nothing else changes with the theme. */
const contrastViolationsOf = (page: Page): Promise<string[]> =>
  askAxe(page, { type: 'rule', values: colourRules });

async function askAxe(page: Page, runOnly: RunOnly): Promise<string[]> {
  // The page keeps axe once it is loaded: otherwise each check would load its half megabyte again.
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeSource);
  const axe = new AxeBuilder({ page, axeSource: 'void 0' });
  // The pages have no frames, so axe's separate page that gathers the results of frames would only take time.
  const { violations } = await axe
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** Lists what sticks out of the screen, outermost first; the list is empty when nothing scrolls sideways. */
export const widerThanScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right + scrollX > clientWidth + 1,
    );
    return [
      `${scrollWidth} px`,
      ...out.slice(0, 8).map(({ tagName, className }) => `${tagName}.${className}`),
    ];
  });
