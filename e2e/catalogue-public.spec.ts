import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { aNewAccount, anAssociation, openSession } from './support/arrange.ts';
import { choose, fill, press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { latestLink } from './support/mails.ts';
import { fillSignIn } from './support/people.ts';

const repertoire = '/repertoire-des-subventions';

test('somebody without an account finds a subvention, begins, and nothing is typed again once they have one', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'sans-compte');
  const { nom, siret } = await anAssociation(await openSession(request, email), { rang: 9 });

  await test.step('the list is searched with words, in its address', async () => {
    await page.goto(repertoire);
    await expectGoodPage(page, { h1: 'Trouver une subvention', datum: /Coup de pouce/ });
    await fill(page, { 'Que voulez-vous faire ?': 'coup de pouce' });
    await press(page, 'button', 'Chercher');
    await expect(page).toHaveURL(/\?q=coup\+de\+pouce/);
    await press(page, 'link', /^Coup de pouce aux petites/);
  });

  await test.step('the page says whether one may ask, by questions or by a number', async () => {
    await expectGoodPage(page, { h1: /^Coup de pouce/, datum: 'Compte demandé au premier enregistrement.' });
    await choose(page, /^Votre association est-elle déclarée/, 'Non');
    await press(page, 'button', 'Répondre');
    await expectGoodPage(page, { h1: /^Coup de pouce/, datum: /seules les associations déclarées/ });
    await fill(page, { 'Ou le numéro RNA, SIREN ou SIRET de votre association': siret });
    await press(page, 'button', 'Vérifier');
    await expect(page.getByRole('status').getByText(nom)).toBeVisible();
  });

  await test.step('the first questions are answered before having an account', async () => {
    await press(page, 'link', 'Commencer');
    await expectGoodPage(page, { h1: 'Votre projet en quelques mots', datum: 'Enregistrer ma demande' });
    await press(page, 'button', 'Enregistrer ma demande');
    await expectGoodPage(page, { h1: 'Votre projet en quelques mots', datum: /erreurs? à corriger/ });
    await fill(page, {
      'Nom du projet': 'Des sorties en mer',
      'Somme demandée': '2800',
      'Ce que vous ferez': 'Douze sorties pour trente jeunes.',
    });
    await page.reload();
    await expect(page.getByLabel(/^Nom du projet/)).toHaveValue('Des sorties en mer');
    await press(page, 'button', 'Enregistrer ma demande');
    await expectGoodPage(page, {
      h1: 'Votre projet en quelques mots',
      datum: page.getByRole('heading', { name: 'Un compte pour enregistrer' }),
    });
  });

  await test.step('an account takes the draft over, and the browser forgets it', async () => {
    await press(page, 'link', 'J’ai déjà un compte');
    await fillSignIn(page, email);
    await press(page, 'button', `Continuer pour ${nom}`);
    await expectGoodPage(page, {
      h1: 'Choisir le type et l’année',
      datum: /Des sorties en mer\s» attend/,
    });
    await choose(page, 'Première demande ou renouvellement', 'Une première demande');
    await press(page, 'button', 'Commencer');
    await expect(page).toHaveURL(/etape=demandeur/);
    expect(await page.evaluate(() => localStorage.getItem('asso.sans-compte'))).toBeNull();
  });
});

test('a draft on a shared computer is erased by a button', async ({ page }) => {
  await page.goto('/client/commencer/CDP');
  await fill(page, { 'Nom du projet': 'Un secret' });
  await press(page, 'button', 'Effacer ce brouillon');
  await expect(page.getByLabel(/^Nom du projet/)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Un secret');
});

test('the address of the application leads who has no account to the public page', async ({ page }) => {
  await page.goto('/client/repertoire-des-subventions?code=CDP');
  await expect(page).toHaveURL(/\/repertoire-des-subventions\/CDP\/coup-de-pouce/);
});

test('a theme is followed by mail without an account: confirmed by its mail, stopped by one press', async ({
  page,
  request,
}) => {
  const courriel = `suiveur-${randomUUID().slice(0, 8)}@demo.example`;
  await page.goto(repertoire);
  await press(page, 'link', 'Suivre par courriel');
  await expectGoodPage(page, {
    h1: 'Suivre les subventions par courriel',
    datum: 'Votre adresse électronique',
  });
  await press(page, 'button', 'M’abonner');
  await expectGoodPage(page, {
    h1: 'Suivre les subventions par courriel',
    datum: 'Choisissez ce que vous voulez suivre.',
  });
  await page.getByLabel('Que voulez-vous suivre ?').selectOption({ label: 'Culture' });
  await page.getByLabel(/^Votre adresse électronique/).fill(courriel);
  await press(page, 'button', 'M’abonner');
  await expectGoodPage(page, { h1: 'Ouvrez votre courriel', datum: /effacée dans 7.jours/ });

  await page.goto(await latestLink(request, { to: courriel, subject: /^Confirmez/ }));
  await press(page, 'button', 'Confirmer');
  await expectGoodPage(page, { h1: 'Votre abonnement', datum: 'Culture' });
  await expect(page.getByText(courriel)).toHaveCount(0);
  const lien = page.url();
  await press(page, 'button', 'Ne plus recevoir ces courriels');
  await expectGoodPage(page, { h1: 'C’est arrêté', datum: /adresse est effacée/ });
  await page.goto(lien);
  await expectGoodPage(page, { h1: 'Ce lien ne sert plus', datum: 'S’abonner de nouveau' });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages are whole, and their forms answer', async ({ page }) => {
    await page.goto(`${repertoire}?q=coup`);
    await page.getByRole('link', { name: /^Coup de pouce aux petites/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Coup de pouce/);
    await page.getByLabel(/^Ou le numéro RNA/).fill('W999999999');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByText('Ce numéro n’est pas au répertoire.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Commencer' })).toBeVisible();
  });
});
