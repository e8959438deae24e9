import { type Browser, expect, type Page } from '@playwright/test';
import { demoMotDePasse } from '../../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { fill, press } from './forms.ts';
import { findTrustedDevice } from './second-facteur.ts';

/** The people of the demonstration who play in the journeys, by what they are there. */
export const people = {
  benevole: 'ines.moreau@demo.example',
  // This person joins associations in the smaller journeys, because one account may not join many in an hour.
  gestionnaire: 'karim.benali@demo.example',
  autre: 'lucie.fabre@demo.example',
  agent: 'paul.girard@demo.example',
  compteDrajes: 'fdva@drajes-sud.example',
  compteDeService: 'vie-associative@cd13.example',
  adminRegional: 'claire.vidal@demo.example',
  adminPortail: 'denis.chevalier@demo.example',
  nouvelleAdmin: 'salome.brun@demo.example',
  deuxRoles: 'louise.aubert@demo.example',
} as const;

export async function openBrowserFor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/**
 * Signs the person in by the call that the sign-in page makes, then opens `path`: only the journeys about signing in
 * draw and fill the page itself, with `signInByForm`.
 */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  const { href, origin } = new URL(path, process.env.PORTAL_URL);
  await trustBrowser(page, email, origin);
  const data = { email, password: demoMotDePasse };
  const response = await page.request.post(`${origin}/api/auth/login`, { headers: { origin }, data });
  expect(response.ok(), `sign-in of ${email}: ${response.status()} ${await response.text()}`).toBe(true);
  await page.goto(href);
  // The sign-in page leaves this mark in the browser, and the call alone does not.
  await page.evaluate(() => localStorage.setItem('asso.connecte', 'oui'));
}

/** Signs the person in on the common page, which then leads to `path`. */
export async function signInByForm(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path);
  await trustBrowser(page, email, new URL(page.url()).origin);
  await fillSignIn(page, email);
}

/** Makes the browser of an administrator a trusted one, because a code would be asked otherwise. */
async function trustBrowser(page: Page, email: string, origin: string): Promise<void> {
  const value = await findTrustedDevice(email, origin);
  if (value) await page.context().addCookies([{ name: 'appareil', value, url: origin, sameSite: 'Strict' }]);
}

export async function fillSignIn(page: Page, email: string): Promise<void> {
  await fill(page, { 'Adresse électronique': email, 'Mot de passe': demoMotDePasse });
  await press(page, 'button', 'Se connecter');
  await expect(page).not.toHaveURL(/\/login/);
}
