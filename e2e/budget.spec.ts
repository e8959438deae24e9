import { expect, type Page, test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { expectGoodPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

const cell = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first();
const budget = (page: Page) => page.getByRole('region', { name: 'Budget' });
const group = (page: Page, name: RegExp) => budget(page).getByRole('button', { name });

/** From now on, everything that is announced to screen readers is recorded. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector('p[aria-live=polite]');
    const keep = () =>
      document.body.setAttribute('data-dits', `${document.body.dataset.dits ?? ''}${region?.textContent}|`);
    if (region)
      new MutationObserver(keep).observe(region, { childList: true, characterData: true, subtree: true });
  });
const said = async (page: Page) =>
  ((await page.locator('body').getAttribute('data-dits')) ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

test('a budget is typed as in a spreadsheet, imported from a table, and says its balance', async ({
  page,
  request,
}) => {
  const { href, id_projet } = await aReadyDossier(await openSession(request, people.gestionnaire), {
    rang: 7,
  });
  await signIn(page, people.gestionnaire, `${href}?mode=edit&etape=projets&projet=${id_projet}`);

  await test.step('what is asked and what others give are lines of 74 already, with their home', async () => {
    await expect(group(page, /^74 .*2.500.euros/)).toBeVisible();
    await expect(budget(page).getByRole('link', { name: /DRAJES Sud \(cette demande\)/ })).toBeVisible();
    await expect(budget(page).getByText('= demandé')).toBeVisible();
    await expect(budget(page).getByText('= cofinancé')).toBeVisible();
    await expect(budget(page).getByText('Équilibré : 3 000 € de charges et de produits.')).toBeVisible();
  });

  await test.step('the keys of a spreadsheet, a sum and a rounding', async () => {
    await listen(page);
    await cell(page, /^60-1 /).click();
    await page.keyboard.press('Enter');
    await expect(cell(page, /^60-2 /)).toBeFocused();
    await page.keyboard.type('=12*350');
    await expect(page.getByText('12 × 350 = 4 200 €')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, /^60-3 /)).toBeFocused();
    await page.keyboard.type('1250,60');
    await expect(page.getByText('Arrondi à 1 251 €.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(page, /^60-3 /)).toHaveValue('');
    await page.keyboard.press('Shift+Enter');
    await expect(cell(page, /^60-2 /)).toBeFocused();
    await expect(cell(page, /^60-2 /)).toHaveValue(/4.200/);
    await expect(
      budget(page).getByText('Il manque 4 200 € de produits pour couvrir les charges'),
    ).toBeVisible();
    await expect
      .poll(() => said(page))
      .toContain('Total des charges 7 200 euros. Il manque 4 200 euros de produits.');
  });

  await test.step('what cannot be read is said under its cell and left out of the total', async () => {
    await group(page, /^61 /).click();
    await cell(page, /^61-1 /).fill('5OO');
    await cell(page, /^61-1 /).blur();
    await expect(cell(page, /^61-1 /)).toHaveAttribute('aria-invalid', 'true');
    await expect(budget(page).getByText(/TOTAL DES CHARGES, hors 1 montant à corriger/)).toBeVisible();
    await expect(cell(page, /^61-1 /)).toHaveValue('5OO');
    await expectGoodPage(page, { h1: /^Projet 1/, datum: /hors 1 montant à corriger/ });
    await group(page, /^61 /).isVisible();
    await cell(page, /^61-1 /).fill('');
  });

  await test.step('a table is shown for what is understood, then fills the budget', async () => {
    await budget(page).getByRole('button', { name: 'Importer un tableau' }).click();
    const dialog = page.getByRole('dialog', { name: /^Importer un tableau/ });
    await dialog
      .getByLabel(/^Cellules copiées/)
      .fill('60 - Achats\t3 500\n60-1\tPrestations de services\t3 000\nAutres fournitures\t500\nBuvette\t90');
    await expect(dialog.getByText('2 montants reconnus')).toBeVisible();
    await expect(dialog.getByText('Buvette : 90')).toBeVisible();
    await dialog.getByRole('button', { name: 'Importer 2 montants' }).click();
    await expect(dialog).toBeHidden();
    await cell(page, /^60-2 /).fill('');
    await cell(page, /^70 /).fill('1 000');
    await cell(page, /^70 /).blur();
    await expect(budget(page).getByText('Équilibré : 3 500 € de charges et de produits.')).toBeVisible();
  });

  await test.step('contributions in kind are equal, outside the totals', async () => {
    await page
      .getByText(/^Contributions volontaires en nature/)
      .first()
      .click();
    await group(page, /^86 /).click();
    await cell(page, /^864 /).fill('900');
    await cell(page, /^864 /).blur();
    await expect(
      budget(page)
        .getByText('Les contributions volontaires doivent être égales : 86 = 900 €, 87 = 0 €.')
        .first(),
    ).toBeVisible();
    await group(page, /^87 /).click();
    await cell(page, /^870 /).fill('900');
    await cell(page, /^870 /).blur();
    await expect(page.getByText(/Contributions volontaires en nature · Égales, hors du total/)).toBeVisible();
    await expect(budget(page).getByText('Équilibré : 3 500 € de charges et de produits.')).toBeVisible();
    await expect(page.getByText(/^Enregistré à/).first()).toBeVisible();
    await page.reload();
    await expect(cell(page, /^870 /)).toHaveValue('900');
  });
});
