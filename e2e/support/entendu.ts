// These functions record what a screen reader announces by itself: the texts that come into the live regions, in order.
import { expect, type Page } from '@playwright/test';
import { letPass } from './page-time.ts';

declare global {
  interface Window {
    entendu?: string[];
  }
}

/** Records each text once, when it comes, from the next page on; « ! » marks the texts that interrupt. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    window.entendu = said;
    const regions = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
    const isUrgent = (region: Element) =>
      region.getAttribute('aria-live') === 'assertive' || region.getAttribute('role') === 'alert';
    const last = new WeakMap<Element, string>();
    const hear = (region: Element) => {
      // An unbreakable space at the end makes a reader repeat the same sentence, so it counts as one more sentence.
      const raw = region.textContent ?? '';
      if (last.get(region) === raw) return;
      last.set(region, raw);
      const text = raw.replace(/\s+/g, ' ').trim();
      if (text !== '') said.push(`${isUrgent(region) ? '! ' : ''}${text}`);
    };
    new MutationObserver((changes) => {
      const touched = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const from = target instanceof Element ? target : target.parentElement;
        const around = from?.closest(regions);
        if (around) touched.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(regions)) touched.add(node);
          for (const below of node.querySelectorAll(regions)) touched.add(below);
        }
      }
      for (const region of touched) hear(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Discards what was announced until now, with the sentences that still wait: one second separates two sentences. */
export async function forgetHeard(page: Page): Promise<void> {
  await letPass(page, 1200);
  await page.evaluate(() => window.entendu?.splice(0));
}

/** Expects these announcements, and no other, since the last check; hours are written 00h00. */
export async function expectHeard(page: Page, expected: readonly string[]): Promise<void> {
  const heard = () =>
    page.evaluate(() => (window.entendu ?? []).map((one) => one.replace(/\d\dh\d\d/g, '00h00')));
  await expect.poll(heard).toEqual(expected);
  // A sentence too many would come within a second, the time that separates two sentences.
  await letPass(page, 1200);
  expect(await heard()).toEqual(expected);
  await page.evaluate(() => window.entendu?.splice(0));
}
