import { expect, test } from '@playwright/test';
import { fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';

test('who cannot sign in finds the pages of everybody, and answers before asking for help', async ({
  page,
}) => {
  await test.step('the plan and the legal notice', async () => {
    await page.goto('/client/plan');
    await expectGoodPage(page, { h1: 'Plan du site', datum: 'Se connecter' });
    await page.goto('/client/mentions-legales');
    await expectGoodPage(page, { h1: 'Mentions légales', datum: 'Données personnelles' });
  });

  await test.step('what is kept, how accessible it is, what a browser holds, how it serves', async () => {
    await page.goto('/client/donnees-personnelles');
    await expectGoodPage(page, { h1: 'Données personnelles', datum: 'Comptes qui ne servent plus' });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Accessibilité\s: / })
      .click();
    await expectPage(page, {
      h1: /^Accessibilité\s: (non|partiellement|totalement) conforme$/,
      datum: 'Voies de recours',
    });
    await page.getByText('12. Navigation', { exact: true }).click();
    await expectGoodPage(page, { h1: /^Accessibilité\s: /, datum: 'Un lien d’évitement mène au contenu' });
    await page.goto('/client/cookies');
    await expectGoodPage(page, { h1: 'Gestion des cookies', datum: 'refresh_token' });
    await page.goto('/client/statistiques');
    await expectGoodPage(page, { h1: 'Statistiques d’utilisation', datum: 'Demande de subvention' });
  });

  await test.step('what the portal is made of, from the foot of any page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Licences' }).click();
    await expect(page).toHaveURL(/\/licences$/);
    await expectGoodPage(page, {
      h1: 'Licences des logiciels du portail',
      datum: /\d+\sbibliothèques libres/,
    });
    const zod = page.getByRole('link', { name: /^zod \d/ });
    const notice = await page.request.get((await zod.getAttribute('href')) ?? '');
    expect(await notice.text()).toContain('Permission is hereby granted, free of charge');
  });

  await test.step('an empty message says what is missing', async () => {
    await page.goto('/client/assistance/subvention');
    await expect(page.getByRole('combobox', { name: /^Sujet/ })).toHaveValue('SUB');
    await press(page, 'button', 'Envoyer ma question');
    await expect(page.getByText('Le champ Objet est obligatoire.').first()).toBeVisible();
    await expectGoodPage(page, { h1: 'Demander de l’aide', datum: 'Peut-être la réponse' });
  });

  await test.step('a question leaves, and how it went is said without a name', async () => {
    await fill(page, {
      'Votre adresse électronique': 'jeanne.roux@exemple.fr',
      Objet: 'Un versement attendu',
      'Votre message': 'Le dossier est accordé depuis mars.',
    });
    await press(page, 'button', 'Envoyer ma question');
    await expectGoodPage(page, { h1: 'Votre question est envoyée', datum: /jea\*\*\*@exe\*\*\*/ });
    await press(page, 'button', 'Donner mon avis');
    await expectGoodPage(page, { h1: 'Votre question est envoyée', datum: 'Choisissez une réponse.' });
    await page.getByRole('radio', { name: 'Bien', exact: true }).check();
    const sent = page.waitForRequest((request) => request.url().endsWith('/lca/satisfaction'));
    await press(page, 'button', 'Donner mon avis');
    expect((await sent).postDataJSON()).toEqual({ demarche: 'aide', note: 'bien', commentaire: null });
    await expect(page.getByText('Merci, votre avis est gardé, sans votre nom.')).toBeVisible();
  });
});
