import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, anAssociation, openSession, read } from './support/arrange.ts';
import { proceed } from './support/demande.ts';
import { choose, fill, press, region, select, tick } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
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

test('a food-aid association declares two sites and imports eight of ten', async ({ page, request }) => {
  test.setTimeout(240_000);
  const email = await aNewAccount(request, 'aide-alimentaire');
  const session = await openSession(request, email);
  const association = await anAssociation(session, { rang: 9 });
  const { headers } = session;
  const listed = await request.get('/api/rds/agrements', { headers });
  const { items } = await read<{
    items: { code: string; type_agrement: string; campagne_exercice: number }[];
  }>(listed);
  const haa = items.find(({ type_agrement }) => type_agrement === 'HAA');
  const data = {
    description: { code_agrement: haa?.code, exercice: haa?.campagne_exercice },
    demandeur: { id_siret: association.siret },
  };
  const { id_fo } = await read<{ id_fo: string }>(
    await request.post('/api/demande/dossiers?role=lca.association', { headers, data }),
  );
  await signIn(
    page,
    email,
    `/client/associations/${association.siret}/demande-agrement/${id_fo}?etape=donnees`,
  );

  await test.step('nothing is declared yet, and what is missing is said where it is', async () => {
    await expectPage(page, { h1, datum: /^Aucun site pour l’instant/ });
    await proceed(page);
    await expectGoodPage(page, { h1, datum: 'Déclarez au moins un site.' });
  });

  await test.step('a site with its address, and one that goes round', async () => {
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

    await press(sites(page), 'button', 'Ajouter un site');
    await fill(sites(page), { 'Nom du site': 'Camion du soir' });
    await choose(sites(page), /^Établissement/, /^Siège/);
    await tick(sites(page), 'Maraude');
    await tick(sites(page), 'Site itinérant');
    await expect(sites(page).getByRole('textbox', { name: /^Code postal/ })).toHaveCount(0);
    await press(sites(page), 'button', 'Ajouter le site');
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
});
