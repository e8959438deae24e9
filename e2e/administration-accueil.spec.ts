import { expect, test } from '@playwright/test';
import { fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

test('the home of an administrator says what waits, leads there, and finds anything', async ({ page }) => {
  await test.step('each cause has its line and its act', async () => {
    await signIn(page, people.adminPortail, '/client/user/dashboard');
    await expectGoodPage(page, { h1: /à régler/, datum: 'En ce moment' });
    const row = page.getByRole('row', { name: /demandes? d’accès/ });
    await row.getByRole('link', { name: /^Décider/ }).click();
    await expectPage(page, { h1: 'Demandes d’accès', datum: /Camille/ });
  });

  await test.step('people, associations and services are found by the same words', async () => {
    await page.goto('/client/user/dashboard');
    await press(page, 'button', /^Un compte, une association/);
    const palette = page.getByRole('dialog', { name: 'Chercher, aller, agir' });
    await palette.getByRole('combobox').fill('voile');
    await expect(palette.getByRole('group', { name: 'Associations' })).toContainText(
      'Cercle de voile des Goudes',
    );
    await palette.getByRole('combobox').fill('benali');
    await palette.getByRole('option', { name: /Karim Benali/ }).click();
    await expectPage(page, { h1: 'Comptes', datum: people.gestionnaire });
  });

  await test.step('every page stands in a group; jobs and mails have theirs', async () => {
    await page.goto('/client/user/dashboard');
    const pages = page.getByRole('navigation', { name: 'Toutes les pages d’administration' });
    await pages.getByRole('link', { name: 'Travaux et serveur' }).click();
    await expectGoodPage(page, { h1: 'Travaux et serveur', datum: 'Ce serveur' });
    await page.goto('/client/administration/lca?onglet=courriels');
    await expectGoodPage(page, { h1: 'Courriels', datum: /courriels?\b/ });
  });

  await test.step('the journal is narrowed, and leads to what it names', async () => {
    await page.goto('/client/administration/lca?onglet=journal&fait=sans-enregistrements');
    await expectGoodPage(page, { h1: 'Journal', datum: /actes?|Aucun acte/ });
    const download = page.waitForEvent('download');
    await press(page, 'link', /^Exporter/);
    expect((await download).suggestedFilename()).toMatch(/^journal-\d{4}-\d{2}-\d{2}\.csv$/);
  });
});

test('the figures of the portal compare two years, and are taken away', async ({ page }) => {
  await signIn(page, people.adminPortail, '/client/user/dashboard');
  await page
    .getByRole('navigation', { name: 'Toutes les pages d’administration' })
    .getByRole('link', { name: 'Chiffres du portail' })
    .click();
  await expectGoodPage(page, { h1: 'Chiffres du portail', datum: 'À quelle étape s’arrête-t-on ?' });
  const download = page.waitForEvent('download');
  await press(page, 'button', 'Télécharger ces chiffres (csv)');
  expect((await download).suggestedFilename()).toMatch(/^chiffres-du-portail-\d{4}\.csv$/);
  await page.getByRole('navigation', { name: 'Année' }).getByRole('link').first().click();
  await expectGoodPage(page, { h1: 'Chiffres du portail', datum: /, comparée à / });
});

test('the help answers what is asked, with mistakes, and where it is asked', async ({ page, browser }) => {
  await test.step('without an account, words with mistakes find the answer', async () => {
    const visitor = await openBrowserFor(browser);
    await visitor.goto('/client/faq');
    await expectGoodPage(visitor, { h1: 'Questions fréquentes', datum: 'Préparer ma demande' });
    await visitor.getByRole('heading', { name: 'Le budget' }).click();
    await expect(visitor.getByText('Le budget n’est pas équilibré')).toBeVisible();
    await fill(visitor, { 'Vos mots': 'mot de pase oublié' });
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText('J’ai oublié mon mot de passe')).toBeVisible();
    await expect(visitor.getByText('Le budget n’est pas équilibré')).toHaveCount(0);
    await visitor.context().close();
  });

  await test.step('the help of a page begins with the questions of that page', async () => {
    await signIn(page, people.gestionnaire, '/client/associations/documents');
    await press(page, 'button', 'Aide');
    await page.getByText('Le RIB est refusé').click();
    await expect(page.getByText(/Un compte au nom d’une personne ne convient pas/)).toBeVisible();
    await press(page, 'link', 'Toutes les questions fréquentes');
    await expectPage(page, { h1: 'Questions fréquentes', datum: 'Papiers et RIB' });
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Papiers et RIB');
  });
});

test('a service publishes its decisions, which anybody then reads', async ({ page, browser }) => {
  const section = page.getByRole('region', { name: 'Données ouvertes' });
  await signIn(page, people.adminRegional, '/client/instructeur?vue=statistiques&sujet=donnees');
  await expectGoodPage(page, { h1: 'Statistiques', datum: 'Décisions à publier' });
  const siret = section.getByLabel(/^SIRET de /).first();
  const choices = section.getByRole('button', { name: /^(Publier les décisions|Ne plus publier)/ });
  await expect(siret.or(choices.first()).first()).toBeVisible();
  if ((await choices.count()) === 0) {
    await siret.fill('110 002 011 00044');
    await press(section, 'button', 'Enregistrer le SIRET');
    await expect(choices.first()).toBeVisible();
  }
  const stop = async () => {
    await press(section, 'button', /^Ne plus publier/);
    await press(page.getByRole('alertdialog', { name: /^Ne plus publier/ }), 'button', 'Ne plus publier');
    await expect(section.getByRole('button', { name: /^Publier les décisions/ }).first()).toBeVisible();
  };
  // An earlier journey that was cut short may have left the decisions published.
  if ((await section.getByRole('button', { name: /^Ne plus publier/ }).count()) > 0) await stop();
  const publish = section.getByRole('button', { name: /^Publier les décisions/ }).first();
  await publish.click();
  const dialog = page.getByRole('dialog', { name: /^Publier les décisions de/ });
  const asked = await dialog.getByRole('heading', { name: /^Publier les décisions de/ }).textContent();
  const nom = (asked ?? '').replace('Publier les décisions de', '').replace('?', '').trim();
  await expect(dialog.getByText(/Aucun nom de personne n’est publié/)).toBeVisible();
  await press(dialog, 'button', 'Publier');
  await expect(section.getByRole('button', { name: /^Ne plus publier/ })).toBeVisible();

  const visitor = await openBrowserFor(browser);
  await expect(async () => {
    await visitor.goto('/donnees-ouvertes');
    const published = visitor.getByRole('region', { name: nom });
    expect(await published.getByRole('link', { name: 'Subventions accordées' }).count()).toBe(1);
  }).toPass();
  await expectGoodPage(visitor, {
    h1: 'Données ouvertes des subventions',
    datum: 'Licence Ouverte 2.0 (Etalab)',
  });
  await visitor.context().close();

  await stop();
});
