import { expect, test } from '@playwright/test';
import { expectGoodPage } from './support/good-page.ts';
import { people, signInByForm } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

test('who is not signed in is asked to, is told what is missing and what is wrong, then is let in', async ({
  page,
}) => {
  await page.goto('/');
  await expectGoodPage(page, { h1: 'Se connecter', datum: 'À quoi sert ce portail ?' });

  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expectGoodPage(page, { h1: 'Se connecter', datum: 'Il y a 2 erreurs à corriger' });

  await page.getByLabel('Adresse électronique').fill(people.agent);
  await page.getByLabel('Mot de passe', { exact: true }).fill('autre-chose');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Adresse ou mot de passe incorrect.')).toBeVisible();

  await signInByForm(page, 'jeanne.roux@demo.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titreAccueil);
});
