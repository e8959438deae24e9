import { type Browser, expect, type Page } from '@playwright/test';
import { motDePasseDeDemo } from '../../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { fill, press } from './forms.ts';
import { trustedDeviceOf } from './second-facteur.ts';

/** These people play in the journeys, each in their own browser. */
export const people = {
  benevole: 'ines.moreau@demo.example',
  // This person joins associations in the smaller journeys, because one account may not join many in an hour.
  gestionnaire: 'karim.benali@demo.example',
  autre: 'lucie.fabre@demo.example',
  agent: 'paul.girard@demo.example',
  compteDrajes: 'fdva@drajes-sud.example',
  compteDeService: 'vie-associative@cd13.example',
  adminPortail: 'denis.chevalier@demo.example',
  nouvelleAdmin: 'salome.brun@demo.example',
  deuxRoles: 'louise.aubert@demo.example',
} as const;

export async function openBrowserFor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** The person signs in on the common page, which then leads to `path`. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path);
  await trustBrowser(page, email);
  await fillSignIn(page, email);
}

/** An administrator's browser is made a trusted one, because a code would be asked otherwise. */
async function trustBrowser(page: Page, email: string): Promise<void> {
  const { origin } = new URL(page.url());
  const value = await trustedDeviceOf(email, origin);
  if (value) await page.context().addCookies([{ name: 'appareil', value, url: origin, sameSite: 'Strict' }]);
}

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await fill(page, { 'Adresse électronique': email, 'Mot de passe': motDePasseDeDemo });
  await press(page, 'button', 'Se connecter');
  await expect(page).not.toHaveURL(/\/login/);
}
