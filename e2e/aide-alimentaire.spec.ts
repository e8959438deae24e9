import { expect, type Page, test } from '@playwright/test';
import { haaComplete } from '../packages/domain/src/agrement/haa/test/test-haa-complete.ts';
import { anAgrement, answerAgrement, deposit, joinAgrementPieces } from './support/agrement.ts';
import { aNewAccount, anAssociation, openSession } from './support/arrange.ts';
import { proceed, transmitDemande } from './support/demande.ts';
import { choose, fill, press, region, select, tick } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { withOnlyKeyboard } from './support/keyboard.ts';
import { signIn } from './support/people.ts';

const h1 = 'Répondre aux conditions de l’agrément';

const entete = 'nom;activites;itinerant;voie;code_postal;commune';
const huit = Array.from(
  { length: 8 },
  (_, n) => `Point ${n + 1};Colis ou paniers;non;rue ${n + 1};13001;Marseille`,
);
const dixLignes = [
  entete,
  ...huit,
  'Antenne Est;Maraude;non;quai Est;;Marseille',
  'Halle;Brocante;non;place Haute;13002;Marseille',
];

const sites = (page: Page) => region(page, 'Sites');

test('a food-aid association declares two sites, imports eight of ten, and transmits', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'aide-alimentaire');
  const session = await openSession(request, email);
  const association = await anAssociation(session, { rang: 9, isSud: true });
  const id_fo = await anAgrement(session, 'HAA', association.siret);
  await joinAgrementPieces(session, id_fo, { RAR: await deposit(session, association.siret, 'RAR') });
  await answerAgrement(session, id_fo, { haa: haaComplete() });
  const href = `/client/associations/${association.siret}/demande-agrement/${id_fo}`;
  await signIn(page, email, `${href}?etape=donnees`);

  await test.step('nothing is declared yet, and what is missing is said where it is', async () => {
    await expectPage(page, { h1, datum: /^Aucun site pour l’instant/ });
    await proceed(page);
    await expectGoodPage(page, { h1, datum: 'Déclarez au moins un site.' });
  });

  await test.step('a site with its address, and one that goes round, with the keys alone', async () => {
    await press(sites(page), 'button', 'Ajouter un site');
    await press(sites(page), 'button', 'Ajouter le site');
    await expectGoodPage(page, { h1, datum: 'Le champ Nom du site est obligatoire.' });
    await fill(sites(page), { 'Nom du site': 'Table du Port' });
    await choose(sites(page), /^Établissement/, /^Siège/);
    await tick(sites(page), 'Repas servis sur place');
    await press(sites(page), 'button', 'Saisir l’adresse à la main');
    await fill(sites(page), { Voie: 'rue du Port', 'Code postal': '13002' });
    await expect(sites(page).getByRole('combobox', { name: 'Commune' })).toHaveValue('Marseille');
    await press(sites(page), 'button', /^Ajouter une/);
    await select(sites(page), { Jour: 'Mardi' });
    await fill(sites(page), { De: '9h', À: '12h' });
    await press(sites(page), 'button', 'Ajouter le site');
    await expect(sites(page).getByRole('row', { name: /Table du Port.*13002.*mardi 9h-12h/ })).toBeVisible();

    await withOnlyKeyboard(page, async () => {
      await press(sites(page), 'button', 'Ajouter un site');
      await fill(sites(page), { 'Nom du site': 'Camion du soir' });
      await choose(sites(page), /^Établissement/, /^Siège/);
      await tick(sites(page), 'Maraude');
      await tick(sites(page), 'Site itinérant');
      await expect(sites(page).getByRole('textbox', { name: /^Code postal/ })).toHaveCount(0);
      await press(sites(page), 'button', 'Ajouter le site');
    });
    await expectPage(page, { h1, datum: sites(page).getByText('2 sites', { exact: true }) });
  });

  await test.step('ten rows are read, eight are kept, two are told', async () => {
    await press(sites(page), 'button', 'Importer un tableau');
    await fill(sites(page), { 'Ou ses cellules, collées': dixLignes.join('\n') });
    await press(sites(page), 'button', 'Vérifier le tableau');
    await expectGoodPage(page, { h1, datum: '10 lignes lues, 8 prêtes, 2 à corriger.' });
    await expect(
      sites(page).getByRole('row', { name: /Ligne 10.*Le code postal est manquant/ }),
    ).toBeVisible();
    await press(sites(page), 'button', 'Importer 8 sites');
    await expect(sites(page).getByText('Tableau importé.')).toBeVisible();
    await press(sites(page), 'button', 'Revenir aux sites');
    await expectGoodPage(page, { h1, datum: sites(page).getByText('10 sites', { exact: true }) });
  });

  await test.step('the map says the same as its table', async () => {
    await choose(sites(page), 'Montrer', 'Carte');
    await expectGoodPage(page, { h1, datum: page.getByRole('img', { name: /^Carte de 9 sites/ }) });
    await expect(sites(page).getByRole('row', { name: /Camion du soir.*itinérant/ })).toBeVisible();
    await proceed(page);
    await expect(page.getByText('Déclarez au moins un site.')).toHaveCount(0);
  });

  await test.step('it is read again, sites included, and transmitted', async () => {
    await page.goto(`${href}?etape=transmission`);
    await page.getByRole('heading', { level: 2, name: /^Conditions de l’agrément/ }).click();
    await expectGoodPage(page, {
      h1: 'Vérifier et transmettre',
      datum: page.getByRole('row', { name: /Camion du soir.*Itinérant/ }),
    });
    await fill(page, { 'Fait à': 'Marseille' });
    await transmitDemande(page);
    await expectPage(page, { h1: 'C’est transmis, bravo', datum: id_fo });
    await page.goto(`${href}?mode=read`);
    await page.getByRole('heading', { level: 2, name: 'Conditions de l’agrément' }).click();
    await expectGoodPage(page, {
      h1: /^Habilitation à l’aide alimentaire/,
      datum: page.getByRole('row', { name: /Table du Port.*13002/ }),
      numero: id_fo,
    });
  });
});
