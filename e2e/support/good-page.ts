import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { looseSigns } from './a-la-lecture.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colourRules = ['color-contrast', 'link-in-text-block'];
const narrow = { width: 320, height: 640 };

type RunOnly = { type: 'tag' | 'rule'; values: string[] };

type GoodPage = {
  h1: string | RegExp;
  /** One thing that only this page, with this data, says. */
  datum: string | RegExp | Locator;
};

/**
 * What every page owes: its title, its data, no defect a tool can see in the light theme, nor in its colours in the dark one, nothing
 * cut at 320 px. `accessibilite.spec.ts` looks at dark and narrow pages with every rule.
 */
export async function expectGoodPage(page: Page, { h1, datum }: GoodPage): Promise<void> {
  await expectPage(page, { h1, datum });
  expect(await looseSigns(page), `where a line may be cut before a sign on « ${h1} »`).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-fr-theme', colorScheme);
    await settled(page);
    const found = await (colorScheme === 'light' ? violationsOf(page) : contrastViolationsOf(page));
    expect(found, `axe, ${colorScheme}, on « ${h1} »`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const usual = page.viewportSize();
  await page.setViewportSize(narrow);
  // Some pages are laid out anew for a phone: it takes them a moment.
  await expect.poll(() => widerThanScreen(page), `what is cut at 320 px on « ${h1} »`).toEqual([]);
  if (usual) await page.setViewportSize(usual);
}

/** Its title and its data only. */
export async function expectPage(page: Page, { h1, datum }: GoodPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: h1 })).toBeVisible();
  const found = typeof datum === 'string' || datum instanceof RegExp ? page.getByText(datum) : datum;
  await expect(found.first()).toBeVisible();
}

/** Colours pass to the other theme by a transition, however short: axe would read the ones of before. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/** All the rules. */
export const violationsOf = (page: Page): Promise<string[]> => askAxe(page, { type: 'tag', values: tags });

/** Those of the rules that read colours: all that changes with the theme. */
const contrastViolationsOf = (page: Page): Promise<string[]> =>
  askAxe(page, { type: 'rule', values: colourRules });

async function askAxe(page: Page, runOnly: RunOnly): Promise<string[]> {
  // A document that has it keeps it: half a megabyte that each look would have the page read again.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder(isThere ? { page, axeSource: 'void 0' } : { page });
  // The pages have no frame: what gathers their results in a page of its own would only take time.
  const { violations } = await axe
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

/** Empty when nothing scrolls sideways; else what sticks out, outermost first. */
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
