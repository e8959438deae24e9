import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { choose, fill, pick, press, select } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

test('an administrator of the portal writes a question that a volunteer then finds, and the journal keeps it', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const mot = randomUUID().slice(0, 8);
  const question = `Où lire ma convention ${mot} ?`;

  await test.step('the list is opened, and a question without an answer is refused', async () => {
    await signIn(page, people.adminPortail, '/client/administration/lca?onglet=questions');
    await expectPage(page, { h1: 'Questions', datum: 'Quand serai-je payé ?' });
    await press(page, 'link', 'Ajouter une question');
    await fill(page, { Question: question });
    await press(page, 'button', 'Enregistrer');
    await expect(page.getByText('Le champ Réponse est obligatoire.').first()).toBeVisible();
    await expectGoodPage(page, { h1: 'Questions', datum: 'Le champ Réponse est obligatoire.' });
  });

  await test.step('it is answered and published', async () => {
    await fill(page, { Réponse: 'Dans le suivi du dossier.' });
    await select(page, { Sujet: 'Demande de subvention' });
    await press(page, 'button', 'Enregistrer');
    await expect(page.getByRole('rowheader', { name: question })).toBeVisible();
  });

  await test.step('somebody who is not signed in finds it by its words', async () => {
    const visitor = await openBrowserFor(browser);
    await visitor.goto(`/client/faq?q=convention+${mot}`);
    await expectGoodPage(visitor, { h1: 'Questions fréquentes', datum: question });
    await visitor.getByText(question).click();
    await expect(visitor.getByText('Dans le suivi du dossier.')).toBeVisible();
    await visitor.context().close();
  });

  await test.step('the journal tells who wrote it', async () => {
    await page.goto(`/client/administration/lca?onglet=journal&q=${mot}`);
    await expectGoodPage(page, { h1: 'Journal', datum: question });
    await expect(page.getByRole('row', { name: /Denis Chevalier.*Création/ })).toBeVisible();
  });
});

test('an administrator of the services adds one with its account, changes it and locks it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const code = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
  const nom = `Service d’essai ${code}`;

  await test.step('nothing is made while an answer is missing', async () => {
    await signIn(page, 'alice.perrin@demo.example', '/client/administration/rds?onglet=services');
    await expectGoodPage(page, { h1: 'Services', datum: 'DRAJES Sud' });
    await press(page, 'link', 'Ajouter un service');
    await fill(page, { 'Adresse électronique du compte': `${code.toLowerCase()}@demo.example`, Nom: nom });
    await press(page, 'button', 'Créer le service');
    await expectGoodPage(page, { h1: 'Nouveau service', datum: 'Le champ Code du service est obligatoire.' });
  });

  await test.step('account and profile are made together', async () => {
    await fill(page, { 'Code du service': code });
    await pick(page, 'Type de service', 'Conseil départemental');
    await choose(page, /^Niveau territorial/, 'Départemental');
    await pick(page, 'Territoire', 'Bouches-du-Rhône (13)');
    await press(page, 'button', 'Créer le service');
    await expectGoodPage(page, { h1: nom, datum: 'Invité' });
  });

  await test.step('it is changed, then locked', async () => {
    await press(page, 'link', 'Modifier le service');
    await fill(page, { 'Zone territoriale': 'Pays d’Arles' });
    await press(page, 'button', 'Enregistrer');
    await expect(page.getByText('Pays d’Arles')).toBeVisible();
    await press(page, 'button', 'Verrouiller');
    await press(page.getByRole('alertdialog'), 'button', 'Verrouiller');
    await expect(page.getByText('Ce service est verrouillé.')).toBeVisible();
  });
});
