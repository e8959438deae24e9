// A new user makes a campaign from nothing to published: its presses and its typed fields are counted and printed.
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { choose, fill, pick, press, region, select } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';

const most = { presses: 15, typed: 10 };

/**
 * Counts the presses and the typed fields of the page: a choice in a closed list takes two presses; a text field counts
 * once, however long its text.
 */
async function countActs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { presses: 0, typed: new Set<string>() };
    Object.assign(window, { counted });
    addEventListener('pointerdown', () => (counted.presses += 1), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) counted.presses += 2;
        else if (target instanceof HTMLTextAreaElement) counted.typed.add(target.id);
        else if (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type))
          counted.typed.add(target.id);
      },
      true,
    );
  });
}

const countedOn = (page: Page) =>
  page.evaluate(() => {
    const { counted } = window as unknown as { counted: { presses: number; typed: Set<string> } };
    return { presses: counted.presses, typed: counted.typed.size };
  });

/**
 * Chooses the service, however services are offered: buttons, a closed list or a search, depending on how many there
 * are.
 */
async function chooseService(dialog: Locator): Promise<void> {
  const services = dialog.getByRole('combobox', { name: 'Service référent' });
  await expect(services.or(dialog.getByRole('radio', { name: /DRAJES Sud/ })).first()).toBeVisible();
  if (await services.isVisible()) {
    if ((await services.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await select(dialog, { 'Service référent': 'DRAJES Sud (DR13)' });
    else await pick(dialog, 'Service référent', 'DRAJES Sud');
  } else await choose(dialog, /^Service référent/, /DRAJES Sud/);
}

test('a new user publishes a campaign from a template in a few presses', async ({ page }) => {
  const titre = `Aide aux fêtes de quartier ${randomUUID().slice(0, 8)}`;
  await countActs(page);
  await signIn(page, 'alice.perrin@demo.example', '/client/administration/rds');
  const before = await countedOn(page);

  await press(page, 'button', 'Créer une subvention');
  const dialog = page.getByRole('dialog');
  await select(dialog, {
    'Partir de': 'Projet : Aider une action, avec ses publics, ses lieux et son budget.',
  });
  await fill(dialog, { Titre: titre });
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: /^Code/ })).toHaveValue(/^AIDE-AUX-FETES/);
  await select(dialog, { Dispositif: 'Fonds pour le développement de la vie associative' });
  await chooseService(dialog);
  await press(dialog, 'button', 'Créer et préparer la campagne');

  await expectGoodPage(page, { h1: titre, datum: '8 étapes remplies sur 11' });
  await press(page, 'link', 'Relire et publier');
  await expectGoodPage(page, { h1: titre, datum: /^Rien ne bloque/ });
  await press(page, 'button', 'Publier la version 1');
  await press(page.getByRole('dialog'), 'button', 'Confirmer la publication');
  await expect(region(page, 'État de la campagne').getByText('Publiée (version 1)')).toBeVisible();

  const after = await countedOn(page);
  const presses = after.presses - before.presses;
  const typed = after.typed - before.typed;
  process.stdout.write(`Créer et publier une campagne : ${presses} appuis, ${typed} champs tapés.\n`);
  expect(presses).toBeLessThanOrEqual(most.presses);
  expect(typed).toBeLessThanOrEqual(most.typed);
  await expectGoodPage(page, { h1: titre, datum: 'La version 1 est publiée' });
  await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeVisible();

  await test.step('a publication made by mistake is taken back, and its public page says it', async () => {
    const adresse = await page.getByRole('link', { name: 'Voir la page publique' }).getAttribute('href');
    await press(page, 'button', 'Annuler la publication');
    await press(page.getByRole('alertdialog'), 'button', 'Annuler la publication');
    await expect(region(page, 'État de la campagne').getByText('Brouillon, jamais publié')).toBeVisible();
    await expectGoodPage(page, { h1: titre, datum: /^Rien ne bloque/ });
    await press(page, 'link', 'Revenir au formulaire');
    await press(page, 'link', 'Historique');
    await expectGoodPage(page, { h1: titre, datum: 'Publications annulées' });
    await page.goto(adresse ?? '');
    await expectGoodPage(page, { h1: titre, datum: 'Publication annulée' });
  });
});

test('a list of questions is pasted, and a campaign without a template says what is missing, one thing after another', async ({
  page,
}) => {
  const suffix = randomUUID().slice(0, 8);
  const titre = `Campagne vide ${suffix}`;
  await signIn(page, 'alice.perrin@demo.example', '/client/administration/rds');
  await press(page, 'button', 'Créer une subvention');
  const dialog = page.getByRole('dialog');
  await select(dialog, { 'Partir de': 'Rien : une campagne vide' });
  await fill(dialog, { Titre: titre });
  await select(dialog, { Dispositif: 'Fonds pour le développement de la vie associative' });
  await chooseService(dialog);
  await press(dialog, 'button', 'Créer et préparer la campagne');
  await expectGoodPage(page, { h1: titre, datum: '4 étapes remplies sur 11' });

  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { level: 2, name: 'Types de demande' })).toBeVisible();
  const rubriques = page.getByRole('navigation', { name: 'Rubriques de la campagne' });
  await press(rubriques, 'link', 'Votre projet');
  const panneau = page.getByRole('complementary');
  await press(page, 'button', /^Ajouter une question/);
  await panneau.getByText('Coller une liste de questions').click();
  await fill(panneau, { 'Une question par ligne': 'Combien de stands ?\nDécrivez la fête' });
  await press(panneau, 'button', /^Ajouter 2\squestions/);
  const questions = page.getByRole('group', { name: 'Questions de chaque projet' });
  await expect(questions.getByRole('textbox', { name: 'Question', exact: true })).toHaveCount(2);
  await expect(panneau.getByRole('radio', { name: 'Nombre', exact: true })).toBeChecked();
  await expectGoodPage(page, { h1: titre, datum: questions });
});
