// These functions write in the editor of letters as a person does: with the keys, or by pasting.
import type { Locator, Page } from '@playwright/test';
import { choose, select } from './forms.ts';

export const writing = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label });

/** Replaces everything that the editor holds by what is pasted. */
export async function pasteInto(editor: Locator, text: string, html?: string): Promise<void> {
  await editor.focus();
  await editor.press('ControlOrMeta+a');
  await editor.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      data.setData('text/plain', given.text);
      if (given.html !== undefined) data.setData('text/html', given.html);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { text, html },
  );
}

/**
 * Chooses a letter by its title, or the last one. Other journeys publish letters for the same service: a few are shown
 * at once, more are in a list.
 */
export async function chooseLetter(place: Page | Locator, title?: string): Promise<void> {
  const group = place.getByRole('radiogroup', { name: /^Lettre/ });
  const list = place.getByRole('combobox', { name: /^Lettre/ });
  await group.or(list).first().waitFor();
  if ((await group.count()) > 0) {
    const titles = await group.locator('label').allTextContents();
    return choose(place, /^Lettre/, title ?? titles.at(-1)?.trim() ?? '');
  }
  const titles = await list.first().locator('option').allTextContents();
  await select(place, { Lettre: title ?? titles.at(-1) ?? '' });
}
