import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { demoMotDePasse } from '../packages/server/src/seeds/demo/comptes-de-demo.ts';
import { aNewAccount } from './support/arrange.ts';
import { choose, fill, press, region } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';

test.beforeEach(({ page }) => {
  // The test provider's pages request a font from the internet, which is blocked.
  return page.route(/googleapis/, (route) => route.abort());
});

/** Signs the person in on the provider's pages, and accepts what the portal may know. */
async function identify(page: Page, email: string): Promise<void> {
  await page.goto('/client/login');
  await press(page, 'button', 'S’identifier avec ProConnect');
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('peu importe');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('somebody signs in by ProConnect for the first time, makes an account, reads what opens it, and signs out of both', async ({
  page,
}) => {
  const email = `zelie.${randomUUID().slice(0, 8)}@demo.example`;
  await page.goto('/client/login');
  await expectGoodPage(page, { h1: 'Se connecter', datum: 'Qu’est-ce que ProConnect' });
  await identify(page, email);

  await expectGoodPage(page, { h1: 'Créer mon compte', datum: email });
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByLabel('Prénom')).toHaveValue('Zélie');
  await press(page, 'button', 'Créer mon compte');
  await expectGoodPage(page, { h1: 'Créer mon compte', datum: 'Le champ Civilité est obligatoire.' });
  await choose(page, 'Civilité', 'Madame');
  await press(page, 'button', 'Créer mon compte');
  await expectPage(page, { h1: 'Trouver votre association', datum: 'Zélie Quentin' });

  await page.goto('/client/user/profil?onglet=securite');
  const identites = region(page, 'Connexion sans mot de passe');
  await expectGoodPage(page, { h1: 'Mon profil', datum: identites.getByText('Liée le') });
  await press(identites, 'button', /^Retirer/);
  await expect(identites.getByText('C’est votre seul moyen de vous connecter.')).toBeVisible();

  await press(page, 'button', /Zélie Quentin/);
  await press(page, 'button', 'Se déconnecter');
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expectPage(page, { h1: 'Se connecter', datum: 'Vous êtes déconnecté.' });
  // Neither the portal nor the provider keeps the session, so the provider asks again who this is.
  await page.goto('/client/user/profil');
  await expectPage(page, { h1: 'Se connecter', datum: 'À quoi sert ce portail' });
  await press(page, 'button', 'S’identifier avec ProConnect');
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
});

test('an address that has an account is tied once its password is given, and opens it from then on', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'gaspard');
  await identify(page, email);
  await expectGoodPage(page, { h1: 'Vous avez déjà un compte', datum: email });
  await fill(page, { 'Votre mot de passe': 'Pas-Le-Bon-1!' });
  await press(page, 'button', 'Lier ProConnect à ce compte');
  await expectGoodPage(page, { h1: 'Vous avez déjà un compte', datum: 'Adresse ou mot de passe incorrect.' });
  await fill(page, { 'Votre mot de passe': demoMotDePasse });
  await press(page, 'button', 'Lier ProConnect à ce compte');
  await expectPage(page, { h1: 'Trouver votre association', datum: 'Gaspard Morvan' });
});

test('who stopped at the provider is told so, and how else to come in', async ({ page }) => {
  await page.goto(
    '/client/connexion-nationale/proconnect?error=access_denied&state=celui-de-personne-en-particulier',
  );
  await expectGoodPage(page, {
    h1: 'Retour de ProConnect',
    datum: 'Recommencez depuis la page de connexion.',
  });
  await press(page, 'link', 'Revenir à la connexion');
  await expectPage(page, { h1: 'Se connecter', datum: 'À quoi sert ce portail' });
});
