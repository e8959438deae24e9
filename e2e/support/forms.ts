// A form is filled by the words of its labels, with the mouse or, when a journey uses only the keyboard, with keys.
import type { Locator, Page } from '@playwright/test';
import { arrowTo, isKeyboardOnly, tabTo } from './keyboard.ts';

type Place = Page | Locator;
type Values = Readonly<Record<string, string>>;

const pageOf = (place: Place): Page => ('page' in place ? place.page() : place);
const hasOnlyKeys = (place: Place): boolean => isKeyboardOnly(pageOf(place));

/** Matches names that begin with this label: « Nom » must not match « Nombre », and a space may be unbreakable. */
export function startsWith(label: string): RegExp {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`^${escaped}(?!\\p{L})`, 'u');
}

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export async function press(place: Place, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = place.getByRole(role, { name }).first();
  if (!hasOnlyKeys(place)) return target.click();
  await tabTo(target);
  await pageOf(place).keyboard.press('Enter');
}

/** Chooses a radio button by clicking its label. */
export async function choose(place: Place, group: string | RegExp, option: string | RegExp): Promise<void> {
  const box = place
    .getByRole('radiogroup', { name: group })
    .or(place.getByRole('group', { name: group }))
    .first();
  if (!hasOnlyKeys(place)) return box.getByText(option, { exact: true }).first().click();
  await arrowTo(box, box.getByRole('radio', { name: option, exact: true }));
}

/** Opens what is folded, with a click on its words or with Enter. */
export async function unfold(place: Place, words: string | RegExp): Promise<void> {
  const summary = place.locator('summary').filter({ hasText: words }).first();
  if (!hasOnlyKeys(place)) return summary.click();
  await tabTo(summary);
  await pageOf(place).keyboard.press('Enter');
}

/** Ticks a box by clicking its label. */
export async function tick(place: Place, label: string): Promise<void> {
  // An error message above may contain the same words.
  if (!hasOnlyKeys(place)) return place.locator('label').getByText(label).first().click();
  await tabTo(place.getByRole('checkbox', { name: label }));
  await pageOf(place).keyboard.press('Space');
}

/** Types each text in the field of its label. */
export async function fill(place: Place, values: Values): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const name = startsWith(label);
    const field = place.getByRole('textbox', { name }).or(place.getByRole('searchbox', { name }));
    await write(field.first(), value);
  }
}

export async function select(place: Place, values: Values): Promise<void> {
  for (const [label, option] of Object.entries(values)) {
    const field = place.getByRole('combobox', { name: label }).first();
    if (hasOnlyKeys(place)) {
      await tabTo(field);
      await pageOf(place).keyboard.type(option);
    } else await field.selectOption({ label: option });
  }
}

/** Searches a long list: a few letters, then Enter on the first result. */
export async function pick(place: Place, label: string, letters: string): Promise<void> {
  await write(place.getByRole('combobox', { name: label }), letters);
  await pageOf(place).keyboard.press('ArrowDown');
  await pageOf(place).keyboard.press('Enter');
}

/** Takes the first suggestion that begins with the text. */
export async function pickFound(page: Page, label: string, text: string): Promise<void> {
  await write(page.getByRole('combobox', { name: label }), text);
  await page
    .getByRole('option', { name: startsWith(text) })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

type File = { name: string; mimeType: string; buffer: Buffer };

export async function join(place: Place, label: string | RegExp, file: File): Promise<void> {
  const field = place.getByLabel(label);
  if (!hasOnlyKeys(place)) return field.setInputFiles(file);
  await tabTo(field);
  const choosing = pageOf(place).waitForEvent('filechooser');
  await pageOf(place).keyboard.press('Enter');
  await (await choosing).setFiles(file);
}

async function write(field: Locator, text: string): Promise<void> {
  if (!hasOnlyKeys(field)) return field.fill(text);
  await tabTo(field);
  await field.page().keyboard.press('ControlOrMeta+A');
  await field.page().keyboard.type(text);
}
