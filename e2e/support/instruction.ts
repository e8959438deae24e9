import type { Page } from '@playwright/test';
import { choose, press, startsWith } from './forms.ts';

/** The agent chooses a decision, fills what it asks, reads what the association will receive, and confirms. */
export async function decide(page: Page, verb: string, fillIn?: () => Promise<void>): Promise<void> {
  const panel = page.getByRole('region', { name: 'Décision', exact: true });
  const dialog = page.getByRole('dialog');
  await choose(panel, /^(Que décidez-vous|Quelle est la suite)/, startsWith(verb));
  await fillIn?.();
  await press(panel, 'button', startsWith(verb));
  await press(dialog, 'button', /^Confirmer/);
  await dialog.waitFor({ state: 'hidden' });
}

/** The agent's page of a dossier is called by its project, and its number tells it from others. */
export const leDossier = (numero: string, h1: string | RegExp = /^Former (nos|douze) arbitres$/) => ({
  h1,
  numero,
});

/** The agent finds a dossier in the queue by its number, which its link says. */
export async function openDossier(page: Page, { numero }: { numero: string }): Promise<void> {
  await page.goto(`/client/dossiers?q=${numero}`);
  await press(page, 'link', new RegExp(`dossier ${numero}$`));
}
