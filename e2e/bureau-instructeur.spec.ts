import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { fill, pick, press, region, startsWith, tick } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { dossierPage, givePoints, openConclusion } from './support/instruction.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreJour } from './support/titre-jour.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a service keeps a view, takes a dossier, labels it, asks an opinion, scores it and grants within its envelope', async ({
  page,
  browser,
  request,
}) => {
  const association = await openSession(request, await aNewAccount(request, 'bureau'));
  const dossier = await aReadyDossier(association, { rang: 8 });
  await transmit(association, dossier);
  const vu = dossierPage(dossier.id_fo);
  const mot = `m${Date.now() % 1_000_000}`;

  await test.step('what one looks for is kept as a view, with its columns', async () => {
    await signIn(page, people.agent, `/client/dossiers?q=${encodeURIComponent(dossier.nom)}`);
    await press(page, 'button', 'Enregistrer');
    await press(page, 'button', 'Enregistrer cette vue');
    await press(dialog(page), 'button', 'Enregistrer la vue');
    const missing = dialog(page).getByRole('link', { name: /^Donnez un nom/ });
    await expectGoodPage(page, { h1: 'Dossiers', datum: missing });
    await fill(dialog(page), { 'Nom de la vue': `Vue ${mot}` });
    await press(dialog(page), 'button', 'Enregistrer la vue');
    await expect(page.getByRole('link', { name: `Vue ${mot}` })).toHaveAttribute('aria-current', 'page');
    await press(page, 'button', 'Colonnes');
    await tick(page, 'Note sur 20');
    await press(page, 'button', 'Appliquer');
    await expect(page.getByRole('columnheader', { name: /Note sur 20/ })).toBeVisible();
    await expectGoodPage(page, { h1: 'Dossiers', datum: dossier.nom });
  });

  await test.step('the dossier is taken and labelled', async () => {
    await press(page, 'link', new RegExp(`dossier ${dossier.id_fo}$`));
    await press(page, 'button', 'Prendre et commencer');
    await expect(page.getByRole('combobox', { name: 'Affecté à' })).not.toHaveValue('personne');
    await press(page, 'button', 'Ajouter une étiquette');
    await fill(page, { 'Nouvelle étiquette': mot });
    await press(page, 'button', 'Créer et ajouter');
    await expect(page.getByRole('button', { name: `Retirer l’étiquette ${mot}` })).toBeVisible();
    await press(page, 'button', 'Gérer les étiquettes');
    await press(dialog(page), 'button', `Renommer ${mot}`);
    await fill(dialog(page), { [`Nouveau nom de « ${mot} »`]: `${mot} bis` });
    await expectGoodPage(page, {
      ...vu,
      datum: dialog(page).getByRole('button', { name: 'Enregistrer le nom' }),
    });
    await press(dialog(page), 'button', 'Enregistrer le nom');
    await press(dialog(page), 'button', 'Fermer');
    await expect(page.getByRole('button', { name: `Retirer l’étiquette ${mot} bis` })).toBeVisible();
  });

  await test.step('a note stays in the service', async () => {
    await fill(page, { 'Note interne': `Vu en réunion ${mot}.` });
    await press(page, 'button', 'Ajouter la note');
    await expect(region(page, 'Notes internes').getByRole('listitem')).toContainText(mot);
  });

  await test.step('the points of the grid make a mark', async () => {
    const grille = region(page, 'Grille');
    await givePoints(grille, {
      'Utilité sociale': 5,
      'Budget réaliste': 3,
      'Partenaires et cofinancements': 2,
    });
    await expect(grille.getByText('Note : 15 sur 20 (grille)')).toBeVisible();
  });

  await test.step('an opinion is asked, and answered by who reads only what is shared', async () => {
    await press(page, 'button', 'Demander un avis');
    await press(dialog(page), 'button', 'Demander l’avis');
    await expectGoodPage(page, { ...vu, datum: dialog(page).getByRole('region', { name: /à corriger/ }) });
    await pick(dialog(page), 'Service consulté', 'voile légère');
    await fill(dialog(page), { 'Votre question': `Qu’en pensez-vous, ${mot} ?` });
    await dialog(page).getByText('Projets :').click();
    const jour = new Date(Date.now() + 10 * 86_400_000);
    await fill(dialog(page), { 'Avis attendu avant le': jour.toLocaleDateString('fr-FR') });
    await press(dialog(page), 'button', 'Demander l’avis');
    await expect(region(page, 'Avis d’autres services')).toContainText('attendu le');
    const other = await openBrowserFor(browser);
    await signIn(other, 'subventions@voile-legere.example', '/client/instructeur?vue=avis');
    await press(other, 'link', new RegExp(`avis sur le dossier ${dossier.id_fo}$`));
    await expectGoodPage(other, { h1: /^Avis\s:/, datum: new RegExp(mot) });
    await expect(other.getByText('Former douze arbitres.').first()).toBeVisible();
    await other.setViewportSize({ width: 1280, height: 900 });
    const reponse = await other.locator('.avis-reponse').boundingBox();
    process.stdout.write(`opinion: the answer is ${Math.round(reponse?.height ?? 0)} px high, in sight\n`);
    await expect(other.getByRole('button', { name: 'Rendre cet avis' })).toBeInViewport();
    // The keys alone: « 2 » says reserved, which must be explained, and Ctrl Enter gives it.
    await other.keyboard.press('2');
    await expect(other.getByRole('radio', { name: 'Réservé' })).toBeChecked();
    await other.keyboard.press('Control+Enter');
    await expect(other.getByText(/^Dites pourquoi votre avis est réservé/).first()).toBeVisible();
    await fill(other, { Pourquoi: 'Nous ne connaissons pas ce club.' });
    await other.keyboard.press('Control+Enter');
    await expectPage(other, { h1: /^Avis\s:/, datum: 'Le dossier ne vous est plus montré' });
    await page.reload();
    await expect(region(page, 'Avis d’autres services')).toContainText('Nous ne connaissons pas ce club.');
  });

  await test.step('a proposal beyond the envelope waits for its reason; within it, none is asked', async () => {
    const montants = region(page, 'Montants');
    const propose = montants.getByRole('textbox', { name: /^Proposé/ }).first();
    await propose.fill('9000000');
    await page.keyboard.press('Tab');
    await expect(montants.getByText('Pas encore gardé : dites pourquoi.')).toBeVisible();
    await expectGoodPage(page, {
      ...vu,
      datum: montants.getByRole('textbox', { name: /^Pourquoi proposer au-delà/ }),
    });
    await propose.fill('1600');
    await page.keyboard.press('Tab');
    await expect(montants.getByText(/^Enregistré/)).toBeVisible();
    await expect(montants.getByRole('textbox', { name: /^Pourquoi proposer au-delà/ })).toHaveCount(0);
  });

  await test.step('beyond the envelope a reason is asked; within it, none', async () => {
    const dialog = await openConclusion(page, 'Accorder');
    const accorde = dialog.getByRole('textbox', { name: /^Accordé \d{4}/ });
    await accorde.fill('9000000');
    await page.keyboard.press('Tab');
    await press(dialog, 'button', startsWith('Accorder'));
    await expect(dialog.getByRole('link', { name: /^Dites pourquoi vous dépassez/ })).toBeVisible();
    await expectGoodPage(page, { ...vu, datum: /^Il manque .* dans l’enveloppe/ });
    await accorde.fill('1500');
    await page.keyboard.press('Tab');
    await expect(dialog.getByText(/^Enveloppe\s:\sreste/)).toBeVisible();
    await press(dialog, 'button', startsWith('Accorder'));
    await expectPage(page, { ...vu, datum: /Subvention accordée\s: 1\s500/ });
  });

  await test.step('the board opens what it counts', async () => {
    await page.goto('/client/instructeur');
    await expectGoodPage(page, { h1: titreJour, datum: `Vue ${mot}` });
    await press(page, 'link', `Vue ${mot}`);
    await expectPage(page, { h1: 'Dossiers', datum: dossier.nom });
  });
});

test('a whole dossier is read in some two windows, and nothing that decides is folded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'maelle.kerbrat@demo.example', '/client/dossiers?etats=D');
  const corriges = page.locator('.corrections-recues');
  let withCorrections = 0;
  for (const etat of ['D', '2', 'C', '7']) {
    await page.goto(`/client/dossiers?etats=${etat}`);
    const links = page.locator('#liste').getByRole('link', { name: /dossier \d\d-\d{6}$/ });
    await expect(links.first()).toBeVisible();
    const href = (await links.first().getAttribute('href')) ?? '';
    await page.goto(href);
    await expect(page.locator('.poste__volet:not(.poste__volet--attendu)')).toBeVisible();
    await expect(
      page
        .getByText('Aucun message pour l’instant.')
        .or(page.getByText(/messages?[,.]/))
        .first(),
    ).toBeAttached();
    const haut = await page.evaluate(() => document.documentElement.scrollHeight);
    // What the association corrected since the last reading stays open, however long it is.
    const corrections = (await corriges.count()) > 0 ? ((await corriges.boundingBox())?.height ?? 0) : 0;
    if (corrections > 0) withCorrections += 1;
    process.stdout.write(
      `desk, state ${etat}: ${haut} px high, of which ${Math.round(corrections)} corrected\n`,
    );
    expect(haut - corrections, `height of ${href}`).toBeLessThanOrEqual(2000);
    const rail = await page.locator('.poste__volet').evaluate((one) => one.scrollHeight);
    process.stdout.write(`desk, state ${etat}: the rail is ${rail} px high\n`);
    await expect(page.getByRole('heading', { name: 'Pièces', exact: true })).toBeVisible();
  }
  expect(withCorrections, 'a dossier corrected since its last reading').toBeGreaterThan(0);

  await test.step('the folded messages open by their link, without leaving the place', async () => {
    await press(page, 'link', /^Échanges/);
    await expect(page.getByRole('textbox', { name: /^Votre message à/ })).toBeVisible();
  });
});
