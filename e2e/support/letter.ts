// These functions write in the editor of letters as a person does: with the keys, or by pasting.
import type { Locator, Page } from '@playwright/test';

export const writing = (page: Page, label: string): Locator => page.getByRole('textbox', { name: label });

/** Everything that the editor holds is replaced by what is pasted. */
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
