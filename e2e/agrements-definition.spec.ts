import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { exercice } from './support/exercice.ts';
import { choose, fill, pick, press, region } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, signIn } from './support/people.ts';

const administration = '/client/administration/rda';
const admin = 'alice.perrin@demo.example';

test('an administrator writes an accreditation, looks at it, publishes it, copies it and withdraws it', async ({
  page,
  browser,
}) => {
  const code = `AGR-${randomUUID().slice(0, 8)}`;
  const libelle = `Agrément d’essai ${code}`;
  const rubriques = page.getByRole('navigation', { name: 'Rubriques de l’agrément' });
  const etat = region(page, 'État de l’agrément');

  await test.step('it is created with the keys alone, what is missing said first', async () => {
    const keys = await openBrowserFor(browser);
    useOnlyKeyboard(keys);
    await signIn(keys, admin, administration);
    await expectGoodPage(keys, { h1: 'Agréments proposés', datum: 'JEP-PACA' });
    await press(keys, 'button', 'Créer un agrément');
    const dialog = keys.getByRole('dialog');
    await press(dialog, 'button', 'Créer et préparer l’agrément');
    await expect(dialog.getByText('Le champ Code est obligatoire.').first()).toBeVisible();
    await fill(dialog, { 'Nom de l’agrément': libelle, Code: code });
    await pick(dialog, 'Type d’agrément', 'Sport');
    // A few services are shown as options; many are shown as a list with a search.
    const liste = dialog.getByRole('combobox', { name: 'Service qui instruit' });
    await expect(liste.or(dialog.getByRole('radio', { name: /DRAJES Sud/ })).first()).toBeVisible();
    if (await liste.isVisible()) await pick(dialog, 'Service qui instruit', 'DRAJES Sud');
    else await choose(dialog, /^Service qui instruit/, /DRAJES Sud/);
    await press(dialog, 'button', 'Créer et préparer l’agrément');
    await expectGoodPage(keys, { h1: libelle, datum: 'Brouillon, jamais publié' });
    await keys.context().close();
  });

  await test.step('a question and a document are added, and stand in the preview at once', async () => {
    await signIn(page, admin, `${administration}?q=${code}`);
    await press(page, 'link', libelle);
    await press(rubriques, 'link', 'Questions');
    const panneau = page.getByRole('complementary');
    const questions = page.getByRole('group', { name: 'Questions' });
    await press(questions, 'button', /^Ajouter une question/);
    await press(panneau, 'button', /^Nombre 12/);
    await page.keyboard.type('Combien de licenciés avez-vous ?');
    await page.keyboard.press('Tab');
    await press(rubriques, 'link', 'Pièces à joindre');
    const pieces = page.getByRole('group', { name: 'Pièces attendues' });
    await press(pieces, 'button', /^Ajouter une pièce/);
    await pick(panneau, 'Type de document', 'Rapport d');
    await pieces.getByRole('textbox', { name: 'Nom de la pièce' }).last().fill('Rapport de l’année');
    await expectGoodPage(page, { h1: libelle, datum: panneau });
    await press(page, 'link', 'Essayer');
    const apercu = region(page, 'Aperçu');
    await expect(apercu.getByRole('textbox', { name: 'Combien de licenciés avez-vous ?' })).toBeVisible();
    await expect(apercu.getByText('Rapport de l’année, obligatoire')).toBeVisible();
  });

  await test.step('what is missing leads to its field; then it is published', async () => {
    await press(page, 'link', 'Relire et publier');
    await expectGoodPage(page, { h1: libelle, datum: /erreurs à corriger/ });
    await press(page, 'link', /^Dates\s: /);
    await fill(page, { 'Ouverture, le': `01/01/${exercice - 1}`, 'Clôture, le': `31/12/${exercice + 1}` });
    await page.keyboard.press('Tab');
    await press(page, 'link', 'Essayer');
    await expect(region(page, 'Aperçu').getByText(`Ouvert du 01/01/${exercice - 1}`)).toBeVisible();
    await press(page, 'link', 'Relire et publier');
    await press(page, 'button', 'Publier l’agrément');
    await press(page.getByRole('dialog'), 'button', 'Confirmer la publication');
    await expect(etat.getByText('Publié (version 1)')).toBeVisible();
    await expectGoodPage(page, { h1: libelle, datum: 'Rien n’a changé depuis la version 1.' });
  });

  await test.step('it is copied a year later, then withdrawn', async () => {
    await press(page, 'button', `Dupliquer : ${libelle}`);
    const dialog = page.getByRole('dialog');
    await fill(dialog, { Code: `${code}-B` });
    await press(dialog, 'button', 'Dupliquer l’agrément');
    await expect(page.getByText(`Code ${code}-B`)).toBeVisible();
    await page.goto(`${administration}?q=${code}`);
    await press(page, 'button', `Plus : ${libelle}`);
    await press(page, 'button', `Retirer : ${libelle}`);
    await press(page.getByRole('dialog'), 'button', 'Retirer l’agrément');
    await press(page, 'button', `Plus : ${libelle}`);
    await expect(page.getByRole('button', { name: `Proposer à nouveau : ${libelle}` })).toBeVisible();
  });

  await test.step('a list that cannot be read is said on the way home [M087] [R8.10]', async () => {
    await page.route('**/api/rds/agrements?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(administration);
    await expect(
      page.getByText('Une erreur est survenue lors de la récupération des etats de rda').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/client\/(?!administration)/);
  });
});
