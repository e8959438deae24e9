// Only keys: the focus goes from one thing to the next as Tab does, and what is not reached fails.
import { expect, type Locator, type Page } from '@playwright/test';

const stopsAtMost = 120;
const keyboardOnly = new WeakSet<Page>();

export const useOnlyKeyboard = (page: Page): void => takeMouseAway(page);

function takeMouseAway(page: Page): void {
  keyboardOnly.add(page);
  // From now on a window for files is the test's: asked for only when it opens, it is sometimes opened by the browser before.
  page.on('filechooser', () => undefined);
}

/** For one passage: the mouse is there again after it. */
export async function withOnlyKeyboard(page: Page, act: () => Promise<void>): Promise<void> {
  takeMouseAway(page);
  await act();
  keyboardOnly.delete(page);
}

export const isKeyboardOnly = (page: Page): boolean => keyboardOnly.has(page);

/** Tab, as many times as it takes; a turn of the whole page is the most. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab.`);
}

/** The arrows go round a group of radio buttons, which Tab enters once. */
export async function arrowTo(group: Locator, option: Locator): Promise<void> {
  const page = group.page();
  await option.waitFor({ state: 'attached' });
  const radios = await group.getByRole('radio').all();
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    if (
      await group.evaluate(
        (box) => document.activeElement?.matches('[type=radio]') && box.contains(document.activeElement),
      )
    )
      break;
    await page.keyboard.press('Tab');
  }
  for (const _ of radios) {
    if (await option.isChecked()) return;
    await page.keyboard.press((await isFocused(option)) ? 'Space' : 'ArrowDown');
  }
  await expect(option).toBeChecked();
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
