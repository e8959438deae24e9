import { expect, type Page, test } from '@playwright/test';
import { certifyAdhesion, findAssociation } from './support/adhesion.ts';
import { findFreeAssociation, openSession } from './support/arrange.ts';
import { choose, fill, press, unfold } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { latestLink } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const motDePasse = 'Tasse-Verte-42';
/** Gives an address that no other run uses, because each run signs up another person. */
const anAddress = (name: string) => `${name}.${Date.now()}@demo.example`;

const h1 = {
  inscription: 'Créer mon compte',
  attente: 'Consultez votre messagerie',
  association: 'Trouver votre association',
};

async function fillInscription(page: Page, email: string): Promise<void> {
  await choose(page, 'Civilité', 'Madame');
  await fill(page, {
    Prénom: 'Zoé',
    Nom: 'Le Goff',
    'Adresse électronique': email,
    'Mot de passe': motDePasse,
  });
}

async function signUp(page: Page, email: string, path = '/client/register'): Promise<void> {
  await page.goto(path);
  await fillInscription(page, email);
  await press(page, 'button', 'Créer mon compte');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1.attente);
}

test('a volunteer signs up, follows the link of the mail, and adds an association', async ({
  page,
  request,
}) => {
  const association = await findFreeAssociation(await openSession(request, people.benevole), { rang: 1 });
  const email = anAddress('zoe');

  await test.step('what is missing is said, then taken back as it is put right', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Créer mon compte' }).first().click();
    await expectGoodPage(page, { h1: h1.inscription, datum: 'Environ 5 minutes.' });
    await press(page, 'button', 'Créer mon compte');
    await expectGoodPage(page, { h1: h1.inscription, datum: 'Il y a 5 erreurs à corriger' });
    await expect(
      page.getByRole('link', { name: 'Le champ Adresse électronique est obligatoire.' }),
    ).toBeVisible();
    await fill(page, { 'Adresse électronique': 'zoe@gmial.com' });
    await expect(page.getByText('Vouliez-vous écrire gmail.com')).toBeVisible();
    await page.getByRole('button', { name: 'Corriger' }).click();
    await expect(page.getByRole('textbox', { name: /^Adresse électronique/ })).toHaveValue('zoe@gmail.com');
    await fill(page, { 'Mot de passe': 'motdepasse' });
    await expect(page.getByRole('listitem').filter({ hasText: 'une minuscule' })).toContainText('c’est fait');
    await expect(page.getByRole('listitem').filter({ hasText: '12 caractères' })).toContainText('à ajouter');
    await expect(page.getByText('Il y a 4 erreurs à corriger')).toBeVisible();
  });

  await test.step('the page waits for the link', async () => {
    await fillInscription(page, email);
    await press(page, 'button', 'Créer mon compte');
    await expectGoodPage(page, { h1: h1.attente, datum: /zoe[^@ ]*@demo\.example/ });
    await press(page, 'button', 'J’ai suivi le lien');
    await expect(page.getByText('Votre compte n’est pas encore activé.')).toBeVisible();
    await unfold(page, 'Rien reçu ?');
    await press(page, 'button', 'Renvoyer le courriel');
    await expectGoodPage(page, { h1: h1.attente, datum: /Nouvel envoi possible dans \d+ s/ });
    await page.goto('/client/dossiers');
    await expectPage(page, { h1: h1.attente, datum: /zoe[^@ ]*@demo\.example/ });
  });

  await test.step('the link opens the account, once', async () => {
    const link = await latestLink(request, { to: email, subject: /^Activez votre compte$/ });
    await page.goto(link);
    await expectPage(page, { h1: h1.association, datum: 'Votre compte est activé.' });
    await page.goto(link);
    await expectPage(page, { h1: h1.association, datum: 'Première étape' });
  });

  await test.step('the next page is that of the association, then home', async () => {
    await findAssociation(page, association);
    await press(page, 'button', 'Continuer');
    await expectPage(page, { h1: 'Certifier sur l’honneur', datum: association.nom });
    await certifyAdhesion(page);
    await expectPage(page, { h1: titreAccueil, datum: association.nom });
  });
});

test('activation in another tab changes the page that waits, and leads where one wanted to go', async ({
  page,
  request,
  context,
}) => {
  const email = anAddress('attente');
  await signUp(page, email, '/client/register?redirect_url=%2Fuser%2Fprofil');
  const other = await context.newPage();
  await other.goto(await latestLink(request, { to: email, subject: /^Activez/ }));
  for (const tab of [other, page]) await expect(tab).toHaveURL(/\/client\/user\/profil/);
});

test('the link opened in another browser asks for the password alone; a mistyped address is corrected', async ({
  page,
  request,
  browser,
}) => {
  const wrong = anAddress('faute');
  const right = anAddress('juste');
  await signUp(page, wrong);
  const former = await latestLink(request, { to: wrong, subject: /^Activez/ });
  await unfold(page, 'Rien reçu ?');
  await press(page, 'button', 'Corriger mon adresse');
  await fill(page, { 'Nouvelle adresse électronique': right });
  await expectGoodPage(page, { h1: h1.attente, datum: 'Nouvelle adresse électronique' });
  await press(page, 'button', 'Envoyer le lien à cette adresse');
  await expect(page.getByText(right).first()).toBeVisible();

  const link = await latestLink(request, { to: right, subject: /^Activez/ });
  await page.goto(former);
  await expectGoodPage(page, { h1: 'Activation du compte', datum: 'Ce lien n’est plus valable' });
  await press(page, 'button', 'Recevoir un nouveau lien');
  await expectPage(page, { h1: h1.attente, datum: /jus[^@ ]*@demo\.example/ });

  const elsewhere = await openBrowserFor(browser);
  await elsewhere.goto(former);
  await expectGoodPage(elsewhere, { h1: 'Activation du compte', datum: 'Ce lien n’est plus valable' });
  await elsewhere.goto(link);
  await expectGoodPage(elsewhere, { h1: 'Activation du compte', datum: right });
  await fill(elsewhere, { 'Mot de passe': motDePasse });
  await press(elsewhere, 'button', 'Activer mon compte');
  await expectPage(elsewhere, { h1: h1.association, datum: 'Votre compte est activé.' });
});

test('an address already known leads to the same page, and only its mailbox tells', async ({
  page,
  request,
}) => {
  await signUp(page, people.autre);
  await expectPage(page, { h1: h1.attente, datum: /luc[^@ ]*@demo\.example/ });
  await unfold(page, 'Rien reçu ?');
  await expect(page.getByText('Cette adresse est peut-être déjà liée à un compte.')).toBeVisible();
  const link = await latestLink(request, { to: people.autre, subject: /^Vous avez déjà un compte$/ });
  expect(link).toMatch(/\/client\/(login|mot-de-passe-oublie\/)/);
});

test('signing up needs no mouse', async ({ page }) => {
  useOnlyKeyboard(page);
  await signUp(page, anAddress('clavier'));
});

test('who has not validated their address is told what to do, on another device too', async ({ page }) => {
  await signIn(page, 'theo.renaud@demo.example', '/client/dossiers');
  await expectGoodPage(page, { h1: h1.attente, datum: /the[^@ ]*@demo\.example/ });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/client/validation');
  await expectGoodPage(page, { h1: h1.attente, datum: 'Recevoir un nouveau lien' });
  await fill(page, { 'Adresse électronique': 'theo.renaud@demo.example' });
  await press(page, 'button', 'Recevoir un nouveau lien');
  await expect(
    page.getByText('Si un compte attend à cette adresse, un nouveau lien vient de partir.'),
  ).toBeVisible();
});
