import { type Browser, expect, type Page } from '@playwright/test';
import { motDePasseDeDemo } from '../../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { fill, press } from './forms.ts';

/** Who plays in the journeys; each has a browser of their own. */
export const people = {
  benevole: 'ines.moreau@demo.example',
  // Joins the associations of the smaller journeys: one account may not join many in an hour.
  gestionnaire: 'karim.benali@demo.example',
  autre: 'lucie.fabre@demo.example',
  agent: 'paul.girard@demo.example',
} as const;

export async function openBrowserFor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** By the page of everybody, which leads where one wanted to go. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, email);
}

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await fill(page, { 'Adresse électronique': email, 'Mot de passe': motDePasseDeDemo });
  await press(page, 'button', 'Se connecter');
  await expect(page).not.toHaveURL(/\/login/);
}
