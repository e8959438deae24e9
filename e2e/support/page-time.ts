// Time is counted by the page, so that its earlier timers have run, however slow the machine is.
import type { Page } from '@playwright/test';

/** Waits until the page has let this time pass: each of its timers that were due sooner has then run. */
export async function letPass(page: Page, ms: number): Promise<void> {
  await page.evaluate((delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)), ms);
}
