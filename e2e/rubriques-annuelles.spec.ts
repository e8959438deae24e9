// A treasurer updates the association's file: the year's figures from last year's, a budget, an agrément that expires
// soon.
import { addJours } from '@asso/domain/identifiants/durees';
import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, anAssociation, openSession, read } from './support/arrange.ts';
import { fill, pick, press, select } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { signIn } from './support/people.ts';

const annee = new Date().getFullYear();
let id_siren = '';
let tresorier = '';

test.beforeAll(async ({ request }) => {
  tresorier = await aNewAccount(request, 'tresorier');
  const session = await openSession(request, tresorier);
  id_siren = (await anAssociation(session, { rang: 3 })).id_siren;
  const data = { annee: annee - 1, nb_adherents: 48, nb_benevoles: 12, nb_salaries: 0 };
  const response = await session.request.post('/api/dac/association/rhs', {
    headers: session.headers,
    params: { id_asso: id_siren },
    data,
  });
  await read(response);
});

const open = (page: Page, rubrique: string) =>
  signIn(page, tresorier, `/client/informations-administratives/${id_siren}/${rubrique}`);

test('the figures of a year begin as those of the year before', async ({ page }) => {
  await open(page, 'moyens-humains');
  await expectGoodPage(page, { h1: 'Moyens humains', datum: page.getByRole('cell', { name: '48' }) });
  await press(page, 'link', `Recopier ${annee - 1} vers ${annee}`);
  await expectGoodPage(page, { h1: `Recopier ${annee - 1}`, datum: `Repris de ${annee - 1}` });
  await expect(page.getByLabel('Année')).toHaveValue(String(annee));

  await fill(page, { Adhérents: '50', 'Adhérentes (femmes)': '30', 'Adhérents (hommes)': '21' });
  await press(page, 'button', 'Enregistrer cette année');
  const error = /Les femmes \(30\) et les hommes \(21\) font 51, plus que le total \(50\)/;
  await expectGoodPage(page, { h1: `Recopier ${annee - 1}`, datum: error });
  await press(page, 'link', error);
  await expect(page.getByRole('textbox', { name: 'Adhérentes (femmes)' })).toBeFocused();
  await fill(page, { 'Adhérents (hommes)': '20' });
  await press(page, 'button', 'Enregistrer cette année');

  await expectPage(page, { h1: 'Moyens humains', datum: 'Moyens humains enregistrés.' });
  const row = page.getByRole('row', { name: /^Adhérents / });
  await expect(row.first()).toHaveText(/50\s*48/);
  await expect(page.getByRole('link', { name: /^Recopier/ })).toHaveCount(0);

  // Entering the same year twice shows an error on its field.
  await press(page, 'link', 'Ajouter une année');
  await select(page, { Année: String(annee) });
  await press(page, 'button', 'Enregistrer cette année');
  await expect(page.getByRole('link', { name: /^Cette année est déjà saisie/ })).toBeVisible();
});

test('a budget is written account by account, and says its balance', async ({ page }) => {
  await open(page, 'budgets');
  await expectGoodPage(page, { h1: 'Budgets', datum: /^Aucun budget pour l’instant/ });
  await press(page, 'link', 'Ajouter un budget');
  await expect(page.getByLabel('Début de l’exercice')).toHaveValue(`01/01/${annee}`);
  await press(page, 'button', /^60 Achats/);
  await page.getByRole('textbox', { name: '60-1 Prestations de services, en euros' }).fill('1 250');
  await page.getByRole('textbox', { name: /^70 Vente/ }).fill('1000');
  await expect(page.getByText(/^Il manque 250\s€ de recettes/).first()).toBeVisible();
  await expectGoodPage(page, { h1: 'Ajouter un budget', datum: /^Total des dépenses/ });
  await page.getByRole('textbox', { name: /^70 Vente/ }).fill('=2*625');
  await press(page, 'button', 'Enregistrer le budget');
  await expectGoodPage(page, {
    h1: 'Budgets',
    datum: page.getByRole('row', { name: /^Total des produits 1\s250\s€/ }),
  });
  await page.getByText(`Détail du budget ${annee}`).click();
  await expect(page.getByText(/^Équilibré/).first()).toBeVisible();
});

test('an approval that expires soon says so, with the keyboard alone', async ({ page }) => {
  useOnlyKeyboard(page);
  const dans = (jours: number) => addJours(new Date(), jours).toLocaleDateString('fr-FR');
  await open(page, 'agrements');
  await press(page, 'link', 'Ajouter un agrément');
  await expectGoodPage(page, { h1: 'Ajouter un agrément', datum: 'Recopiez l’arrêté' });
  await pick(page, 'Type d’agrément', 'Jeunesse');
  await fill(page, {
    'Attribué par': 'SDJES du département (fictif)',
    'Attribué le': dans(30),
    'Valable jusqu’au': dans(90),
  });
  await press(page, 'button', 'Enregistrer l’agrément');
  const toCome = /^Un agrément s’enregistre une fois attribué/;
  await expect(page.getByRole('link', { name: toCome })).toBeVisible();
  await fill(page, { 'Attribué le': '01/02/2022' });
  await press(page, 'button', 'Enregistrer l’agrément');
  await expectGoodPage(page, { h1: 'Agréments', datum: /^1\sagrément expire dans moins de six mois/ });
  await expect(page.getByText(`Expire le ${dans(90)}`)).toBeVisible();

  await page.goto(`/client/informations-administratives/${id_siren}`);
  const row = page.getByRole('row', { name: /^Agréments/ });
  await expect(row).toContainText('Expire bientôt');
});

test('what a federation counts adds up, and a removed line is removed', async ({ page }) => {
  await open(page, 'affiliations');
  await press(page, 'link', 'Ajouter une affiliation');
  await press(page, 'button', 'Enregistrer l’affiliation');
  await expect(page.getByRole('link', { name: /^Veuillez renseigner le champ Nom/ })).toBeVisible();
  await fill(page, {
    'Nom de l’union ou de la fédération': 'Fédération fictive des jeux',
    'Licenciées (femmes)': '30',
    'Licenciés (hommes)': '40',
  });
  await press(page, 'button', 'Enregistrer l’affiliation');
  await expectGoodPage(page, { h1: 'Affiliations', datum: 'Affiliation sportive' });
  await expect(page.getByText('70', { exact: true })).toBeVisible();
  await press(page, 'button', 'Retirer Fédération fictive des jeux');
  await press(page.getByRole('alertdialog'), 'button', 'Retirer l’affiliation');
  await expectPage(page, { h1: 'Affiliations', datum: /^Aucune affiliation pour l’instant/ });
});
