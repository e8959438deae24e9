import { expect, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier, type Dossier } from './support/arrange-dossier.ts';
import { join } from './support/forms.ts';
import { expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

/** Gives the text of the element that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? 'body' : (activeElement?.textContent ?? '').trim();
  });
const enter = async (page: Page, role: 'button' | 'link', name: string | RegExp) => {
  await page.getByRole(role, { name }).first().focus();
  await page.keyboard.press('Enter');
};

test.describe('what goes away with the focus hands it on', () => {
  let email: string;
  let dossier: Dossier;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    email = await aNewAccount(request, 'focus');
    dossier = await aReadyDossier(await openSession(request, email), { rang: 8 });
    await request.dispose();
  });

  test('a form that opens in the place of its button is announced by its title', async ({ page }) => {
    await signIn(page, email, `${dossier.href}?etape=demandeur`);
    await expectPage(page, { h1: 'Indiquer le demandeur', datum: 'Ajouter une personne' });
    // The people of the association are read when the form opens: on a slow network its title comes first.
    const { promise: arrives, resolve: letArrive } = Promise.withResolvers<void>();
    await page.route(/\/representants-legaux|\/representants_legaux/, async (route) => {
      await arrives;
      await route.continue();
    });
    await enter(page, 'button', /^Ajouter une personne/);
    await expect.poll(() => focused(page)).toMatch(/^Ajouter une personne/);
    letArrive();
    await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Ajouter une personne/ })).toBeFocused();
    await enter(page, 'button', 'Annuler');
    await expect.poll(() => focused(page)).not.toBe('body');
  });

  test('a piece whose file arrives leaves it to who went on', async ({ page }) => {
    const { promise: arrives, resolve: letArrive } = Promise.withResolvers<void>();
    await page.route(/\/api\/dac\/association\/documents/, async (route) => {
      if (route.request().method() === 'POST') await arrives;
      await route.continue();
    });
    await signIn(page, email, `${dossier.href}?etape=pieces`);
    await expectPage(page, { h1: 'Joindre les pièces', datum: 'rapport-activite.pdf' });
    await enter(page, 'button', /^Changer Rapport/);
    await join(page, /^Déposer un fichier.*Rapport/, aPdf('rapport-activite.pdf', 'Rapport'));
    const elsewhere = page.getByRole('button', { name: 'Enregistrer et continuer' });
    await elsewhere.focus();
    letArrive();
    await expect(page.getByRole('button', { name: 'Garder le document joint' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Changer Rapport/ })).toBeVisible();
    await expect(elsewhere).toBeFocused();
  });

  test('a piece that is changed, then taken away, keeps it', async ({ page }) => {
    await signIn(page, email, `${dossier.href}?etape=pieces`);
    await expectPage(page, { h1: 'Joindre les pièces', datum: 'rapport-activite.pdf' });
    await enter(page, 'button', /^Changer Rapport/);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.piece') !== null))
      .toBe(true);
    await enter(page, 'button', 'Garder le document joint');
    await enter(page, 'button', /^Retirer Rapport/);
    await expect(page.getByText('Obligatoire').first()).toBeVisible();
    await expect.poll(() => focused(page)).not.toBe('body');
  });
});

test('a filter that is taken off hands the focus to the next, then to the page', async ({ page }) => {
  await signIn(page, people.agent, '/client/dossiers?etats=D');
  await expectPage(page, { h1: 'Dossiers', datum: /dossiers?/ });
  const chips = page.getByRole('button', { name: /^Retirer le filtre/ });
  await expect(chips.first()).toBeVisible();
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).not.toBe('body');
});

test('a dialog opened from a menu gives the focus back to its button', async ({ page }) => {
  await signIn(page, people.autre, '/client/dossiers');
  await expectPage(page, { h1: 'Mes dossiers', datum: page.getByRole('contentinfo') });
  await enter(page, 'button', 'Lucie Fabre');
  await enter(page, 'button', 'Annonces récentes');
  await expect(page.getByRole('dialog', { name: 'Annonces récentes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Lucie Fabre' })).toBeFocused();
});

test('who signs out is told so on the sign-in page', async ({ page }) => {
  await signIn(page, people.autre, '/client/dossiers');
  await page.getByRole('button', { name: 'Lucie Fabre' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expectPage(page, { h1: 'Se connecter', datum: 'Vous êtes déconnecté.' });
});
