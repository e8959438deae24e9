// Only keys are used: Tab moves the focus from one element to the next, and an element that it cannot reach fails the
// test.
import { expect, type Locator, type Page } from '@playwright/test';

const stopsAtMost = 120;
const keyboardOnly = new WeakSet<Page>();

export const useOnlyKeyboard = (page: Page): void => takeMouseAway(page);

function takeMouseAway(page: Page): void {
  keyboardOnly.add(page);
  // The test handles file choosers from now on: a listener added when a chooser opens could come after the browser's
  // own window.
  page.on('filechooser', () => undefined);
}

/** Uses only the keyboard during `act`; the mouse can be used again afterwards. */
export async function withOnlyKeyboard(page: Page, act: () => Promise<void>): Promise<void> {
  takeMouseAway(page);
  await act();
  keyboardOnly.delete(page);
}

export const isKeyboardOnly = (page: Page): boolean => keyboardOnly.has(page);

/** Presses Tab until the target has the focus, and fails after `stopsAtMost` presses. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab.`);
}

/** Moves to a radio button: Tab enters its group once, and the arrows then move inside it. */
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
