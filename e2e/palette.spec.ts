import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession, readMyId } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';
import { titreJour } from './support/titre-jour.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Chercher, aller, agir' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: /^Numéro, projet/ });
const line = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test('the palette finds a dossier, an association, a view and an act, by keys alone and by pointer', async ({
  page,
  request,
}) => {
  const association = await openSession(request, await aNewAccount(request, 'palette'));
  const dossier = await aReadyDossier(association, { rang: 5 });
  await transmit(association, dossier);

  await test.step('a number leads to its dossier, with the keys alone', async () => {
    await signIn(page, people.agent, '/client/instructeur');
    await expect(page.getByRole('heading', { level: 1, name: titreJour })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(dossier.id_fo);
    await expect(line(page, new RegExp(dossier.id_fo)).first()).toHaveAttribute('aria-selected', 'true');
    await expectGoodPage(page, {
      h1: titreJour,
      datum: line(page, new RegExp(dossier.id_fo)).first(),
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(dossier.id_fo));
    await expect(palette(page)).toBeHidden();
  });

  await test.step('an association leads to its dossiers; Escape gives the focus back', async () => {
    await page.goto('/client/instructeur');
    const button = page.getByRole('button', { name: 'Aller à…' });
    await button.click();
    await field(page).fill(dossier.nom);
    await line(page, /ses dossiers/)
      .first()
      .click();
    await expect(page).toHaveURL(/\/client\/dossiers\?vue=toutes&demandeur=/);
    await expect(page.locator('#liste')).toContainText(dossier.id_fo);
    await button.click();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('the acts on the ticked dossiers, a view, a setting', async () => {
    await page.goto(`/client/dossiers?createdBy=${await readMyId(association)}`);
    await page.locator('#liste').getByRole('checkbox').first().click();
    await expect(page.getByText('1 sélectionné')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('affecter');
    await expect(line(page, 'Affecter à…')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Affecter 1 dossier à')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('couper les touches');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('activer les touches');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Touches de la file' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('a prendre');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/etats=D/);
  });
});

test('an association finds its own dossiers and pages in the palette, and nothing of another one nor of the desk', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'palette-association');
  const own = await aReadyDossier(await openSession(request, email), { rang: 8 });
  const other = await openSession(request, await aNewAccount(request, 'palette-autre'));
  const theirs = await aReadyDossier(other, { rang: 9 });
  await signIn(page, email);
  await press(page, 'button', 'Aller à…');
  await expect(line(page, 'Mes dossiers')).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Vues de la file' })).toBeHidden();
  await expect(palette(page).getByRole('group', { name: 'Réglages' })).toBeHidden();
  await field(page).fill(own.id_fo);
  await expect(line(page, new RegExp(own.id_fo)).first()).toBeVisible();
  await field(page).fill(theirs.id_fo);
  await expect(palette(page).getByText(/^Rien ne correspond/)).toBeVisible();
  await expect(line(page, new RegExp(theirs.id_fo))).toHaveCount(0);
});
