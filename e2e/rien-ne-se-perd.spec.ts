import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aCollegueOn, aReadyDossier, type Dossier } from './support/arrange-dossier.ts';
import { press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { letPass } from './support/page-time.ts';
import { fillSignIn, openBrowserFor, people, signIn } from './support/people.ts';

const objectifs = (page: Page) => page.getByRole('textbox', { name: 'Objectifs', exact: true });
const recit = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true });
const projetOf = ({ href, id_projet }: Dossier) =>
  `${href}?mode=edit&etape=projets&projet=${id_projet}&partie=description`;

/** All the journeys share this dossier; each one leaves it saved. */
let email: string;
let collegueEmail: string;
let dossier: Dossier;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  email = await aNewAccount(request, 'rien-ne-se-perd');
  const session = await openSession(request, email);
  dossier = await aReadyDossier(session, { rang: 6 });
  collegueEmail = await aCollegueOn(session, dossier, 'collegue');
  await request.dispose();
});

const open = async (page: Page) => {
  await signIn(page, email, projetOf(dossier));
  await expect(objectifs(page)).toHaveValue(/^Former/);
};

/** Reads all that the browser stores, as anybody using the computer could. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      (await indexedDB.databases()).map(({ name }) => name),
    ]),
  );

/** Expects the browser to store a draft, and none of the typed words in clear. */
async function expectLocked(page: Page, words: readonly string[]): Promise<void> {
  await expect.poll(() => keptIn(page)).toContain('asso.brouillon.');
  const kept = await keptIn(page);
  for (const word of words) expect(kept).not.toContain(word);
}

/** Ends the session as another screen would: neither the token nor the cookie works any more. */
async function endSession(page: Page, context: BrowserContext): Promise<void> {
  const { origin } = new URL(page.url());
  const ended = await page.request.post('/api/auth/logout', { headers: { origin }, data: {} });
  expect(ended.ok()).toBe(true);
  await context.clearCookies();
}

test('a tab killed a second after the last key gives everything back', async ({ page, context }) => {
  await open(page);
  // From now on the page cannot reach the server.
  await page.route('**/projets/**', (route) => route.abort());
  await objectifs(page).fill('Former quatorze arbitres, dont six ');
  await objectifs(page).press('End');
  await objectifs(page).pressSequentially('bénévoles.');
  const crashed = page.waitForEvent('crash');
  await letPass(page, 500);
  await expectLocked(page, ['quatorze', 'bénévoles', 'objectifs']);
  const devtools = await context.newCDPSession(page);
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  const after = await context.newPage();
  await after.goto(projetOf(dossier));
  await expect(objectifs(after)).toHaveValue('Former quatorze arbitres, dont six bénévoles.');
  await expect(after.getByText('1 réponse retrouvée et enregistrée.').first()).toBeVisible();
  await expect.poll(() => keptIn(after)).not.toContain('asso.brouillon.');
  await after.reload();
  await expect(objectifs(after)).toHaveValue('Former quatorze arbitres, dont six bénévoles.');
});

test('a network that is cut is told, and what was typed meanwhile is saved when it is back', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion.').first()).toBeVisible();
  await objectifs(page).fill('Former quinze arbitres.');
  await recit(page).fill('Former nos arbitres de demain');
  await recit(page).blur();
  await expect(
    page.getByText('Hors connexion : vos réponses sont gardées sur cet appareil.').first(),
  ).toBeVisible();
  await expectLocked(page, ['quinze', 'demain']);
  await context.setOffline(false);
  await expect(page.getByText('Connexion rétablie : 2 réponses enregistrées.').first()).toBeVisible();
  await page.reload();
  await expect(objectifs(page)).toHaveValue('Former quinze arbitres.');
  await expect(recit(page)).toHaveValue('Former nos arbitres de demain');
});

test('after an expired session one is back in the same field, with what was typed', async ({
  page,
  context,
}) => {
  await open(page);
  await endSession(page, context);
  await objectifs(page).fill('Former seize arbitres.');
  await expectGoodPage(page, {
    h1: 'Se connecter',
    datum: 'Vos réponses sont gardées sur cet appareil : vous les retrouverez.',
  });
  await expectLocked(page, ['seize']);
  await fillSignIn(page, email);
  await expect(objectifs(page)).toHaveValue('Former seize arbitres.');
  await expect(page.getByText('1 réponse retrouvée et enregistrée.').first()).toBeVisible();
  await expect(objectifs(page)).toBeFocused();
});

test('the next person at the same computer finds nothing, and the first one all', async ({
  page,
  context,
}) => {
  await open(page);
  await endSession(page, context);
  await objectifs(page).fill('Former dix-sept arbitres.');
  await expect(page).toHaveURL(/\/login/);

  await fillSignIn(page, people.autre);
  await expect(page.getByText("La demande n'est pas accessible").first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText('dix-sept');
  await expectLocked(page, ['dix-sept']);
  await page.goto('/client/');
  await press(page, 'button', /Lucie Fabre/);
  await press(page, 'button', 'Se déconnecter');
  // Signing out opens the home page anew: what the browser keeps is read once it is there.
  await expect(async () => expectLocked(page, ['dix-sept'])).toPass();
  await expect(page.getByRole('button', { name: /Lucie Fabre/ })).toBeHidden();
  await expect(page).toHaveURL(/\/login|\/client\/$/);

  await signIn(page, email, projetOf(dossier));
  await expect(objectifs(page)).toHaveValue('Former dix-sept arbitres.');
});

test('who signs out leaves nothing in the browser', async ({ page, context }) => {
  await open(page);
  await context.route('**/projets/**', (route) => route.abort());
  await objectifs(page).fill('Former dix-huit arbitres.');
  await expectLocked(page, ['dix-huit']);
  await press(page, 'button', /Gaspard Morvan/);
  await press(page, 'button', 'Se déconnecter');
  await press(page, 'button', 'Me déconnecter et les perdre');
  await expect(page).toHaveURL(/\/login|\/client\/$/);
  const kept = await keptIn(page);
  for (const word of ['asso.brouillon', 'dix-huit', dossier.id_projet]) expect(kept).not.toContain(word);
});

test('two people on one page see each other’s change by itself, and choose by name', async ({
  page: benevole,
  context,
  browser,
}) => {
  const collegue = await openBrowserFor(browser);
  await open(benevole);
  await signIn(collegue, collegueEmail, projetOf(dossier));
  await expect(objectifs(collegue)).toHaveValue(/^Former/);

  await test.step('who else is there', async () => {
    await expect(benevole.getByText(/^Odile Tessier a ouvert cette page à \d\dh\d\d\.$/)).toBeVisible();
    await expect(collegue.getByText(/^Gaspard Morvan a ouvert cette page à \d\dh\d\d\.$/)).toBeVisible();
  });

  await test.step('what does not cross joins what is typed', async () => {
    await objectifs(collegue).fill('Former dix-neuf arbitres.');
    await objectifs(collegue).blur();
    await expect(collegue.getByText(/^Enregistré à/).first()).toBeVisible();
    await expect(objectifs(benevole)).toHaveValue('Former dix-neuf arbitres.');
    await expect(benevole.getByText(/^Odile Tessier a modifié ce dossier à \d\dh\d\d\.$/)).toBeVisible();
  });

  await test.step('what crosses is settled field by field', async () => {
    await context.setOffline(true);
    await recit(benevole).fill('Former nos jeunes arbitres');
    // The page already shows the time of an earlier save: only the answer to the new one tells that the other person
    // comes second.
    const saved = collegue.waitForResponse(
      (reply) => /^(PATCH|PUT)$/.test(reply.request().method()) && reply.ok(),
    );
    await recit(collegue).fill('Former nos arbitres de district');
    await recit(collegue).blur();
    await saved;
    await context.setOffline(false);
    const dialog = benevole.getByRole('dialog', { name: /laquelle garder/ });
    await expect(dialog).toContainText(
      /Odile Tessier a écrit sur cette page à \d\dh\d\d, pendant que vous écriviez/,
    );
    await expectGoodPage(benevole, { h1: /^Projet 1/, datum: /Odile Tessier, à \d\dh\d\d/ });
    await dialog.getByRole('radio', { name: /Odile Tessier, à/ }).check();
    await dialog.getByRole('button', { name: 'Garder cette réponse' }).click();
    await expect(dialog).toBeHidden();
    await expect(recit(benevole)).toHaveValue('Former nos arbitres de district');
  });
});
