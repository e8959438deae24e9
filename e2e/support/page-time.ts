// Time as a page counts it: what it was to do sooner, it has done, however slow the machine.
import type { Page } from '@playwright/test';

/** Once the page itself has let so much time pass: each of its own timers that were due sooner has run before. */
export async function letPass(page: Page, ms: number): Promise<void> {
  await page.evaluate((delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)), ms);
}
