import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { demoMotDePasse } from '../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { aNewAccount } from './support/arrange.ts';
import { fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { latestLink } from './support/mails.ts';
import { openBrowserFor, signInByForm } from './support/people.ts';

const premier = 'Tasse-Verte-42';
const second = 'Cerise-Noire-17';
const changer = 'Changer mon mot de passe';
const choisir = 'Choisir un nouveau mot de passe';

/** Creates an account for this journey alone, because the journey changes its password. */
const aPerson = (request: APIRequestContext, name: string) =>
  aNewAccount(request, name, { password: premier });

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/client/login');
  await fill(page, { 'Adresse électronique': email, 'Mot de passe': password });
  await press(page, 'button', 'Se connecter');
}

test('a lost password: a link is asked for, another is chosen, every session ends', async ({
  page,
  request,
  browser,
}) => {
  const email = await aPerson(request, 'perdu');
  const elsewhere = await openBrowserFor(browser);
  await enter(elsewhere, email, premier);
  await expectPage(elsewhere, { h1: 'Trouver votre association', datum: 'Première étape' });

  await page.goto('/client/login');
  await press(page, 'link', 'Mot de passe oublié');
  await expectGoodPage(page, { h1: 'Mot de passe oublié', datum: 'Donnez l’adresse de votre compte' });
  await press(page, 'button', 'Recevoir un lien');
  await expectGoodPage(page, {
    h1: 'Mot de passe oublié',
    datum: 'Le champ Adresse électronique est obligatoire.',
  });
  const sent = 'Si un compte existe pour cette adresse, un courriel vient de partir.';
  for (const address of ['personne@demo.example', email]) {
    await fill(page, { 'Adresse électronique': address });
    await press(page, 'button', 'Recevoir un lien');
    await expectGoodPage(page, { h1: 'Mot de passe oublié', datum: sent });
  }

  const link = await latestLink(request, { to: email, subject: /^Choisissez un nouveau mot de passe$/ });
  await page.goto(link);
  await expectGoodPage(page, { h1: choisir, datum: 'per***@dem***.example' });
  await fill(page, { 'Nouveau mot de passe': 'Motdepasse1!' });
  await press(page, 'button', 'Enregistrer ce mot de passe');
  await expectGoodPage(page, { h1: choisir, datum: 'Ce mot de passe est trop courant.' });
  await fill(page, { 'Nouveau mot de passe': second });
  await press(page, 'button', 'Enregistrer ce mot de passe');
  await expectGoodPage(page, { h1: 'Votre mot de passe est changé', datum: 'un courriel vous le confirme' });

  await elsewhere.reload();
  await expectPage(elsewhere, { h1: 'Se connecter', datum: 'Votre session est expirée' });
  await page.goto(link);
  await expectGoodPage(page, {
    h1: choisir,
    datum: 'Ce lien n’est plus valable : il a déjà servi ou il est trop ancien.',
  });
  await press(page, 'link', 'Recevoir un nouveau lien');
  await expectPage(page, { h1: 'Mot de passe oublié', datum: 'Donnez l’adresse de votre compte' });

  await enter(page, email, premier);
  await expect(page.getByText('Adresse ou mot de passe incorrect.')).toBeVisible();
  await enter(page, email, second);
  await expectPage(page, { h1: 'Trouver votre association', datum: 'Première étape' });
});

test('a lost password needs no mouse', async ({ page, request }) => {
  const email = await aPerson(request, 'touches');
  useOnlyKeyboard(page);
  await page.goto('/client/mot-de-passe-oublie');
  await fill(page, { 'Adresse électronique': email });
  await press(page, 'button', 'Recevoir un lien');
  await page.goto(await latestLink(request, { to: email, subject: /^Choisissez/ }));
  await fill(page, { 'Nouveau mot de passe': second });
  await press(page, 'button', 'Enregistrer ce mot de passe');
  await expectPage(page, { h1: 'Votre mot de passe est changé', datum: 'Se connecter' });
});

test('a password is changed by who knows it; the other sessions end', async ({ page, request, browser }) => {
  const email = await aPerson(request, 'change');
  const elsewhere = await openBrowserFor(browser);
  await enter(elsewhere, email, premier);
  await expectPage(elsewhere, { h1: 'Trouver votre association', datum: 'Première étape' });
  await enter(page, email, premier);
  await expectPage(page, { h1: 'Trouver votre association', datum: 'Première étape' });
  await page.goto('/client/user/modification-mot-de-passe');
  await expectGoodPage(page, { h1: changer, datum: 'Vos autres sessions se fermeront' });
  await fill(page, { 'Mot de passe actuel': 'Autre-Chose-99', 'Nouveau mot de passe': second });
  await press(page, 'button', 'Enregistrer ce mot de passe');
  await expectGoodPage(page, { h1: changer, datum: 'Ce mot de passe n’est pas le vôtre.' });
  await fill(page, { 'Mot de passe actuel': premier });
  await press(page, 'button', 'Enregistrer ce mot de passe');
  await expect(page.getByText('Votre mot de passe est changé.').first()).toBeVisible();
  await page.reload();
  await expect(page).not.toHaveURL(/login/);
  await elsewhere.reload();
  await expectPage(elsewhere, { h1: 'Se connecter', datum: 'Votre session est expirée' });
});

test('a password that must be changed is asked before anything else', async ({ page }) => {
  // The account keeps its password at the end, because other journeys use it.
  await signInByForm(page, 'emma.picard@demo.example', '/client/dossiers');
  await expectGoodPage(page, { h1: changer, datum: 'Choisissez un nouveau mot de passe pour continuer.' });
  for (const path of ['/client/', '/client/user/profil', '/client/repertoire-des-subventions']) {
    await page.goto(path);
    await expectPage(page, { h1: changer, datum: 'Choisissez un nouveau mot de passe pour continuer.' });
  }
  const same = { 'Mot de passe actuel': demoMotDePasse, 'Nouveau mot de passe': demoMotDePasse };
  await fill(page, same);
  await press(page, 'button', 'Enregistrer ce mot de passe');
  await expectGoodPage(page, { h1: changer, datum: 'Ce mot de passe est déjà le vôtre.' });
});
