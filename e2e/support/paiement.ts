// These functions read and make payments on an open dossier, on either side.
import type { Locator, Page } from '@playwright/test';
import { press, region } from './forms.ts';

export const paiements = (page: Page): Locator => region(page, 'Paiements');

export const paiementRow = (page: Page, name: RegExp): Locator =>
  paiements(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

export async function confirmPaiement(page: Page, verb: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await press(dialog, 'button', verb);
  await dialog.waitFor({ state: 'hidden' });
}
