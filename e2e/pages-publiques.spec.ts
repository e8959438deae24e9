import { expect, test } from '@playwright/test';
import { fill, press, select } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';

test('who cannot sign in finds the pages of everybody, and writes to the help desk', async ({ page }) => {
  await test.step('the plan and the legal notice', async () => {
    await page.goto('/client/plan');
    await expectGoodPage(page, { h1: 'Plan du site', datum: 'Se connecter' });
    await page.goto('/client/mentions-legales');
    await expectGoodPage(page, { h1: 'Mentions légales', datum: 'Données personnelles' });
  });

  await test.step('an empty message says what is missing', async () => {
    await page.goto('/client/assistance/subvention');
    await expect(page.getByRole('combobox', { name: /^Sujet/ })).toHaveValue('SUB');
    await press(page, 'button', 'Envoyer ma question');
    await expect(page.getByText('Le champ Objet est obligatoire.').first()).toBeVisible();
    await expectGoodPage(page, { h1: 'Demander de l’aide', datum: 'Peut-être la réponse' });
  });

  await test.step('filled, it leaves with a number', async () => {
    await select(page, { Précisément: 'Suivi et paiement' });
    await fill(page, {
      'Votre adresse électronique': 'visiteuse@demo.example',
      Objet: 'Mon versement',
      'Votre message': 'Bonjour, où en est mon versement ?',
    });
    await press(page, 'button', 'Envoyer ma question');
    await expectGoodPage(page, { h1: 'Votre question est envoyée', datum: /A-\d+/ });
    await expect(page.getByText('vis***@dem***.example')).toBeVisible();
  });
});
