import { expect, type Page, test } from '@playwright/test';
import { choose, fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

// This association is in the sample of the registers that the demonstration imports.
const nom = /LES PIONS DE L['’]HUVEAUNE/i;
const siren = '661 017 236';

test.beforeEach(async ({ page }) => {
  await signIn(page, people.autre);
  await page.goto('/client/ajout-association/choix-association');
  await expectPage(page, { h1: 'Trouver votre association', datum: 'Première étape' });
});

async function search(page: Page, words: string): Promise<void> {
  await fill(page, { 'Nom, numéro RNA ou SIREN': words });
  await press(page, 'button', 'Chercher');
}

test('a name with a mistake is found by the keyboard alone, and what was meant is said', async ({ page }) => {
  useOnlyKeyboard(page);
  await search(page, 'pions huvaune');
  const heading = page.getByRole('heading', { name: 'Résultats proches de « huvaune »' });
  await expect(heading).toBeFocused();
  const results = page.getByRole('group', { name: 'Résultats proches de « huvaune »' });
  await expect(
    results
      .locator('mark')
      .filter({ hasText: /huveaune/i })
      .first(),
  ).toBeVisible();
  await expectGoodPage(page, { h1: 'Trouver votre association', datum: heading });
  await choose(page, /proches de/, nom);
  await press(page, 'button', 'Continuer');
  await expectPage(page, { h1: /^(Choisir l’établissement|Certifier sur l’honneur)$/, datum: nom });
});

test('results come while one types, and the focus stays where one writes', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Nom, numéro RNA ou SIREN' });
  await field.pressSequentially('huveau');
  await expect(page.getByRole('heading', { name: /associations? trouvées?$/ })).toBeVisible();
  await expect(field).toBeFocused();
});

test('a SIREN with its spaces leads to the association at once', async ({ page }) => {
  await search(page, siren);
  await expectPage(page, { h1: /^(Choisir l’établissement|Certifier sur l’honneur)$/, datum: nom });
});

test('a SIREN whose last digit is wrong is doubted, not refused', async ({ page }) => {
  await search(page, '661017237');
  await expect(page.getByText('Ce SIREN semble inexact. Vérifiez-le.')).toBeVisible();
  await expect(page.getByText('Aucune association trouvée.')).toBeVisible();
});

test('nothing found says what to do, without the register too', async ({ page }) => {
  await search(page, 'zzyzx qwxzk');
  await expectGoodPage(page, { h1: 'Trouver votre association', datum: 'Aucune association trouvée.' });
  await expect(page.getByText('comptez deux semaines après la parution')).toBeVisible();
  await expect(page.getByText('En Moselle, dans le Bas-Rhin et le Haut-Rhin')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continuer sans registre' })).toBeVisible();
});

test('what is dissolved is shown, and cannot be chosen', async ({ page }) => {
  await search(page, 'amis abbaye horloge nimes');
  await expect(page.getByRole('radio', { name: 'Dissoute le 12/07/2023 : choix impossible' })).toBeDisabled();
});

test('too many are not all shown: the town is asked', async ({ page }) => {
  await search(page, 'club');
  await expect(page.getByRole('heading', { name: 'Plus de 20 associations trouvées' })).toBeFocused();
  await expect(page.getByText('Ajoutez la commune pour préciser.')).toBeVisible();
  await search(page, 'club petanque mulhouse');
  await expect(page.getByRole('heading', { name: /^\d+ associations? trouvées?$/ })).toBeVisible();
});
