import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

/** A radio button is chosen by its words, as one clicks them. */
export async function choose(place: Place, group: string, option: string): Promise<void> {
  await place.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();
}

/** Each field by its label: texts are typed, lists are chosen from. */
export async function fill(place: Place, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const name = startsWith(label);
    const field = place.getByRole('textbox', { name }).or(place.getByRole('searchbox', { name }));
    await field.first().fill(value);
  }
}

export async function select(place: Place, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await place.getByRole('combobox', { name: label }).first().selectOption(value);
  }
}

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Long lists are searched: a few letters, then Enter on the first found. */
export async function pick(place: Place, label: string, letters: string): Promise<void> {
  const field = place.getByRole('combobox', { name: label });
  await field.fill(letters);
  await field.press('ArrowDown');
  await field.press('Enter');
}

/** « Nom » is not « Nombre »; spaces before a punctuation mark may be unbreakable. */
export function startsWith(label: string): RegExp {
  const escaped = label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`^${escaped}(?!\\p{L})`, 'u');
}
