// Only keys are used: Tab moves the focus from one element to the next, and an element that it cannot reach fails the
// test.
import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';

const stopsAtMost = 120;
const lookedForEvery = 30;
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
  await expect(target).toBeVisible();
  if (!(await reached(target))) throw new Error(`${target} is not reached by Tab.`);
}

/**
 * Presses Tab until the target, or with `isGroup` a radio button of the target, has the focus. The target is looked for
 * by its name now and then, and when the page has drawn it anew: looking for a name reads the whole page.
 */
async function reached(target: Locator, { isGroup = false } = {}): Promise<boolean> {
  const { keyboard } = target.page();
  let element: ElementHandle | null = null;
  for (let stop = 0; stop < stopsAtMost; stop += 1) {
    if (stop % lookedForEvery === 0) element = await target.elementHandle();
    const place = await element?.evaluate((one, isGroup) => {
      const { activeElement } = document;
      const isThere = isGroup
        ? activeElement?.matches('[type=radio]') && one.contains(activeElement)
        : one === activeElement;
      return isThere ? 'there' : one.isConnected ? 'elsewhere' : 'gone';
    }, isGroup);
    if (place === 'there') return true;
    if (place === 'elsewhere') await keyboard.press('Tab');
    else element = await target.elementHandle();
  }
  return false;
}

/** Moves to a radio button: Tab enters its group once, and the arrows then move inside it. */
export async function arrowTo(group: Locator, option: Locator): Promise<void> {
  const page = group.page();
  await option.waitFor({ state: 'attached' });
  const radios = await group.getByRole('radio').all();
  await reached(group, { isGroup: true });
  for (const _ of radios) {
    if (await option.isChecked()) return;
    await page.keyboard.press((await isFocused(option)) ? 'Space' : 'ArrowDown');
  }
  await expect(option).toBeChecked();
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
