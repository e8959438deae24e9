import { expect, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { expectGoodPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';

const cell = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first();
const budget = (page: Page) => page.getByRole('region', { name: 'Budget' });
const group = (page: Page, name: RegExp) => budget(page).getByRole('button', { name });
const equal = (page: Page, euros: string) =>
  expect(budget(page).getByText(`Équilibré : ${euros} € de dépenses et de recettes.`)).toBeVisible();

/** Records, from now on, what is announced politely to screen readers. */
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

test('a budget is typed in plain words as in a spreadsheet, from a template, and says its balance', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'budget');
  const { href, id_projet } = await aReadyDossier(await openSession(request, email), {
    rang: 7,
  });
  await signIn(page, email, `${href}?mode=edit&etape=projets&projet=${id_projet}&partie=budget`);

  await test.step('what is asked is read with its home, what others give is typed here too', async () => {
    await expect(budget(page).getByRole('link', { name: 'DRAJES Sud' })).toBeVisible();
    await expect(budget(page).getByText('cette demande')).toBeVisible();
    await expect(budget(page).getByRole('textbox', { name: /^DRAJES/ })).toBeHidden();
    await expect(budget(page).getByRole('link', { name: 'cofinancement' })).toBeVisible();
    await equal(page, '3 000');
  });

  await test.step('the keys of a spreadsheet, a sum and a rounding', async () => {
    await listen(page);
    await cell(page, /^Repas, goûters/).click();
    await page.keyboard.type('=12*350');
    await expect(page.getByText('12 × 350 = 4 200 €')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(cell(page, /^Matériel/)).toBeFocused();
    await page.keyboard.type('1250,60');
    await expect(page.getByText('Arrondi à 1 251 €.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(page, /^Matériel/)).toHaveValue('');
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, /^Repas, goûters/)).toBeFocused();
    await expect(cell(page, /^Repas, goûters/)).toHaveValue(/4.200/);
    await expect(budget(page).getByText('Il manque 4 200 € de recettes.')).toBeVisible();
    await expect
      .poll(() => said(page))
      .toContain('Total des dépenses 7 200 euros. Il manque 4 200 euros de recettes.');
  });

  await test.step('what cannot be read is said under its line and left out of the total', async () => {
    await cell(page, /^Location, salle/).fill('5OO');
    await cell(page, /^Location, salle/).blur();
    await expect(cell(page, /^Location, salle/)).toHaveAttribute('aria-invalid', 'true');
    await expect(budget(page).getByText(/Total des dépenses, hors 1 montant à corriger/)).toBeVisible();
    await expect(cell(page, /^Location, salle/)).toHaveValue('5OO');
    await expectGoodPage(page, { h1: /^Projet 1/, datum: /hors 1 montant à corriger/ });
    await cell(page, /^Location, salle/).fill('');
  });

  await test.step('the missing sum is put from the own funds, and the focus shows where', async () => {
    await budget(page).getByRole('button', { name: 'Mettre 4 200 € de vos fonds' }).click();
    await expect(cell(page, /^Fonds de l’association/)).toBeFocused();
    await expect(cell(page, /^Fonds de l’association/)).toHaveValue(/4.200/);
    await equal(page, '7 200');
    await cell(page, /^Fonds de l’association/).fill('');
    await cell(page, /^Repas, goûters/).fill('');
  });

  await test.step('a template changes the empty lines only, and asks first', async () => {
    await budget(page).getByRole('button', { name: 'Évènement' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remplacer les lignes vides seulement ?' });
    await dialog.getByRole('button', { name: 'Remplacer les lignes vides' }).click();
    await expect(cell(page, /^Artistes, intervenants/)).toHaveValue('');
    await expect(cell(page, /^Location, salle/)).toBeHidden();
    await expect(cell(page, /^Prestataires, entrées/)).toHaveValue(/3.000/);
    await expect(budget(page).getByRole('button', { name: 'Évènement' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await equal(page, '3 000');
  });

  await test.step('any account is behind « Autre », and the numbers behind a box', async () => {
    await budget(page).getByRole('button', { name: 'Ajouter une dépense' }).click();
    await budget(page)
      .getByRole('button', { name: /^Autre/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^66 Intérêts d’emprunt/ })
      .click();
    await expect(cell(page, /^Intérêts d’emprunt/)).toBeFocused();
    await page.keyboard.type('50');
    await page.getByText('Montrer les numéros de compte').click();
    await expect(cell(page, /^66 Intérêts d’emprunt/)).toHaveValue('50');
    await expect(budget(page).getByText('Charges financières')).toBeVisible();
    await expectGoodPage(page, { h1: /^Projet 1/, datum: 'Charges financières' });
    await cell(page, /^66 /).fill('');
    await page.getByText('Montrer les numéros de compte').click();
  });

  await test.step('the lines of a quote are proposed, and added where the person says', async () => {
    await budget(page).getByRole('button', { name: 'Lire un devis' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lire un devis' });
    await dialog
      .getByLabel(/^Le devis, en PDF/)
      .setInputFiles(aPdf('devis.pdf', 'Location de 3 catamarans 240,00 EUR'));
    await expect(dialog.getByText('1 ligne trouvée : vérifiez-les.')).toBeVisible();
    await expect(dialog.getByLabel(/^Va dans/)).toHaveValue('61-1');
    await expectGoodPage(page, { h1: /^Projet 1/, datum: '1 ligne trouvée : vérifiez-les.' });
    // The page has another shape at 320 px, which closes what was open.
    if (await dialog.isHidden()) await budget(page).getByRole('button', { name: 'Lire un devis' }).click();
    await dialog
      .getByLabel(/^Ou collez ses lignes/)
      .fill('Animation\t360,00\nBidules\t200\nSono\t40\nTotal TTC\t600,00');
    await expect(dialog.getByText('C’est bien le total du devis : 600 €.')).toBeVisible();
    await dialog.locator('label').getByText('Sono').click();
    await expect(
      dialog.getByText('Le devis dit 600 € au total, les lignes cochées font 560 €.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Ajouter 2 lignes aux dépenses' }).click();
    await expect(dialog.getByText('Choisissez où va « Bidules ».')).toBeVisible();
    await dialog
      .getByLabel(/^Va dans/)
      .last()
      .selectOption({ label: 'Décor, matériel' });
    await dialog.getByRole('button', { name: 'Ajouter 2 lignes aux dépenses' }).click();
    await expect(cell(page, /^Artistes, intervenants/)).toHaveValue('360');
    await expect(cell(page, /^Décor, matériel/)).toHaveValue('200');
    await cell(page, /^Artistes, intervenants/).fill('');
    await cell(page, /^Décor, matériel/).fill('');
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
    await cell(page, /^Billets, buvette/).fill('1 000');
    await cell(page, /^Billets, buvette/).blur();
    await equal(page, '3 500');
  });

  await test.step('the time of the volunteers is hours by a rate, on both sides, outside the total', async () => {
    await budget(page).getByRole('button', { name: 'à compter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Temps des bénévoles' });
    await dialog.getByLabel('Nombre d’heures').fill('120');
    await expect(dialog.getByText('Ce temps vaut 1 440 €.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Garder ce temps' }).click();
    await expect(budget(page).getByRole('button', { name: '120 heures, 1 440 €' })).toBeVisible();
    await equal(page, '3 500');
    await page.getByText(/^Dons en nature et bénévolat, par compte · Égaux/).click();
    await group(page, /^87 /).click();
    await cell(page, /^870 /).fill('900');
    await cell(page, /^870 /).blur();
    await expect(
      budget(page)
        .getByText('Les contributions volontaires doivent être égales : 86 = 1 440 €, 87 = 900 €.')
        .first(),
    ).toBeVisible();
    await cell(page, /^870 /).fill('1440');
    await cell(page, /^870 /).blur();
    await expect(page.getByText(/par compte · Égaux, hors du total/)).toBeVisible();
    await expect(page.getByText(/^Enregistré à/).first()).toBeVisible();
    await page.reload();
    await expect(budget(page).getByRole('button', { name: '120 heures, 1 440 €' })).toBeVisible();
    await expect(cell(page, /^Billets, buvette/)).toHaveValue(/1.000/);
  });
});
