import { expect, test } from '@playwright/test';
import { press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';

test('who cannot sign in finds the pages of everybody, and answers before asking for help', async ({
  page,
}) => {
  test.setTimeout(240_000);
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
});
