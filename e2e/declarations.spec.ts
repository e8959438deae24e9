import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { anAssociationWithBenevoles, declarationsCsv } from './support/declarations.ts';
import { choose, fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { letIn } from './support/siret.ts';

const h1 = 'Déclarations de bénévolat';
const incoherent = "nombre d'heures déclaré incohérent avec l'activité réelle du bénévole";
const benevoles = [
  { prenom: 'Lina', nom: 'Petit', heures: 120 },
  { prenom: 'Zoé', nom: 'Lemoine', heures: 240 },
  { prenom: 'Awa', nom: 'Diallo', heures: 260 },
  { prenom: 'Nour', nom: 'Saadi', heures: 300 },
];

test('a valideur decides one declaration, then several, and refuses with a reason [R4.50] [R4.52] [R6.29]', async ({
  page,
  request,
}) => {
  const { email } = await anAssociationWithBenevoles(request, { benevoles });

  await test.step('what waits is beside its entry, and listed', async () => {
    await signIn(page, email, '/client/declarations');
    await expectGoodPage(page, { h1, datum: page.getByRole('row', { name: /Lina Petit/ }) });
    await expectEntry(page, 'Déclarations bénévoles (4)');
  });

  await test.step('one is validated, once it was asked again', async () => {
    await press(page, 'button', /^Valider la déclaration de .*Petit/);
    const dialog = page.getByRole('dialog', { name: /^Valider 1.déclaration\s\?/ });
    await expect(dialog.getByText('Cette décision est définitive.')).toBeVisible();
    await expect(dialog.getByText(/Petit · 120.heures en \d{4}/)).toBeVisible();
    await press(dialog, 'button', 'Oui, valider');
    await expectGoodPage(page, { h1, datum: /^1.déclaration validée\.$/ });
    await expect(page.getByRole('row', { name: /Petit/ })).toHaveCount(0);
    await expectEntry(page, 'Déclarations bénévoles (3)');
  });

  await test.step('two are refused together: the reason is asked for, and given', async () => {
    for (const nom of ['Lemoine', 'Diallo']) {
      await page.getByRole('checkbox', { name: new RegExp(`^Choisir .*${nom}`) }).press('Space');
    }
    await press(page, 'button', /^Refuser 2.déclarations…/);
    const dialog = page.getByRole('dialog', { name: /^Refuser 2.déclarations\s\?/ });
    await press(dialog, 'button', 'Oui, refuser');
    await expect(dialog.getByRole('link', { name: 'Choisissez le motif du refus.' })).toBeVisible();
    await expectGoodPage(page, { h1: /^/, datum: dialog });
    await choose(dialog, /^Motif du refus/, incoherent);
    await press(dialog, 'button', 'Oui, refuser');
    await expect(page.getByText(/^2.déclarations refusées\.$/).first()).toBeVisible();
    await expectEntry(page, 'Déclarations bénévoles (1)');
  });

  await test.step('what was decided is kept, with its reason, and told in the log', async () => {
    await press(page, 'link', 'Décidées');
    await expectGoodPage(page, {
      h1,
      datum: page.getByRole('row', { name: /Lemoine/ }).getByText(incoherent),
    });
    await expect(page.getByRole('button', { name: /^Valider/ })).toHaveCount(0);
    await press(page, 'link', 'Sessions');
    await expectGoodPage(page, { h1, datum: page.getByRole('heading', { name: 'Journal' }) });
    await expect(page.getByRole('row', { name: /Petit.* Déclaration validée/ })).toBeVisible();
  });

  await test.step('a word finds one, another finds none', async () => {
    await press(page, 'link', /^À décider/);
    await fill(page, { 'Bénévole, fonction, référence': 'saadi' });
    await press(page, 'button', 'Chercher');
    await expect(page.getByRole('row', { name: /Saadi/ })).toBeVisible();
    await fill(page, { 'Bénévole, fonction, référence': 'personne' });
    await press(page, 'button', 'Chercher');
    await expectGoodPage(page, { h1, datum: 'Aucune déclaration ne correspond à cette recherche.' });
  });
});

test('by the keyboard alone: one is refused, the last one validated [R4.52]', async ({ page, request }) => {
  const { email } = await anAssociationWithBenevoles(request, { benevoles: benevoles.slice(0, 2) });
  useOnlyKeyboard(page);
  await signIn(page, email, '/client/declarations');
  await press(page, 'button', /^Refuser la déclaration de .*Petit/);
  const dialog = page.getByRole('dialog');
  await choose(dialog, /^Motif du refus/, 'association dissoute');
  await press(dialog, 'button', 'Oui, refuser');
  await expect(page.getByText(/^1.déclaration refusée\.$/).first()).toBeVisible();
  await press(page, 'button', /^Valider la déclaration de .*Lemoine/);
  await press(page.getByRole('dialog'), 'button', 'Oui, valider');
  await expectGoodPage(page, {
    h1,
    datum: 'Aucune déclaration à décider. Elles arrivent ici quand vos bénévoles déclarent leurs heures.',
  });
});

test('who is no valideur sees none, and is told who is; a stranger finds nothing [R6.29]', async ({
  page,
  request,
  browser,
}) => {
  const { session, id } = await anAssociationWithBenevoles(request, { benevoles });
  const membre = await aNewAccount(request, 'membre');
  await letIn(session, await openSession(request, membre), id);
  await signIn(page, membre, '/client/declarations');
  await expectGoodPage(page, { h1, datum: 'Vous n’êtes pas valideur CEC.' });
  await expect(page.getByText(/^Le valideur de cette structure est Odile\sCastel\.$/)).toBeVisible();
  await expect(page.getByText('Petit')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Déclarations bénévoles/ })).toHaveCount(0);

  const stranger = await openBrowserFor(browser);
  await signIn(stranger, people.autre, `/client/declarations?association=${id}`);
  await expect(stranger.getByRole('heading', { level: 1, name: h1 })).toHaveCount(0);
  await expect(stranger.getByText('Petit')).toHaveCount(0);
});

test('without a valideur, the managers are told and led to declare one', async ({ page, request }) => {
  const { email } = await anAssociationWithBenevoles(request, {
    benevoles: benevoles.slice(0, 1),
    hasValideur: false,
  });
  await signIn(page, email, '/client/declarations');
  await expectGoodPage(page, {
    h1,
    datum: 'Personne ne valide le CEC : les déclarations de vos bénévoles seront perdues.',
  });
  await press(page, 'link', 'Déclarer un valideur');
  await expectPage(page, { h1: 'Représentants légaux', datum: /^Aucune personne pour l’instant\./ });
});

test('a closed session is read only: what waited was not treated [R4.48] [R4.51]', async ({ page }) => {
  const annee = new Date().getFullYear() - 1;
  await signIn(page, 'helene.garnier@demo.example', `/client/declarations?vue=sessions&session=${annee}`);
  await expectGoodPage(page, { h1, datum: page.getByRole('row', { name: /Démonstration.*Non traitée/ }) });
  await expect(page.getByRole('button', { name: /^(Valider|Refuser)/ })).toHaveCount(0);
});

test('an administrator tries a file, reads what is wrong, and imports the rest', async ({
  page,
  request,
}) => {
  const { id } = await anAssociationWithBenevoles(request, { benevoles: [] });
  const admin = await openSession(request, people.adminPortail);
  const texte = await declarationsCsv(admin, id, [
    { prenom: 'Lina', nom: 'Petit', heures: 120 },
    { prenom: 'Zoé', nom: 'Lemoine', heures: 0 },
  ]);
  await signIn(page, people.adminPortail, '/client/declarations');
  await expectGoodPage(page, { h1, datum: page.getByRole('heading', { name: 'Sessions' }) });
  await fill(page, { 'Ou ses lignes, collées': 'autre chose' });
  await press(page, 'button', 'Vérifier le fichier');
  await expectGoodPage(page, { h1, datum: 'Il y a 1 erreur à corriger' });
  await fill(page, { 'Ou ses lignes, collées': texte });
  await press(page, 'button', 'Vérifier le fichier');
  await expectGoodPage(page, { h1, datum: 'Rien n’est encore importé.' });
  await expect(page.getByRole('row', { name: /Ligne 3.*La colonne heures/ })).toBeVisible();
  await press(page, 'button', /^Importer 1.ligne/);
  await expect(page.getByText('Fichier importé.').first()).toBeVisible();
  await press(page, 'button', 'Vérifier le fichier');
  await expect(page.getByText('Il n’y a rien de nouveau à importer.')).toBeVisible();
});

test('an administrator imports the missions of volunteers, and finds one', async ({ page, request }) => {
  const { nom, id } = await anAssociationWithBenevoles(request, { benevoles: [], hasValideur: false });
  const titre = `Relire des récits ${randomUUID().slice(0, 8)}`;
  const enTete = 'reference;titre;association;debut;fin;commune;code_postal';
  const lignes = [
    `${randomUUID()};${titre};${id};2026-01-15;2099-06-30;Marseille;13001`,
    `${randomUUID()};Sans association;W999999999;2026-01-15;;;`,
  ];
  await signIn(page, people.adminPortail, '/client/declarations');
  await press(page, 'link', 'Missions');
  await fill(page, { 'Ou ses lignes, collées': [enTete, ...lignes].join('\n') });
  await press(page, 'button', 'Vérifier le fichier');
  await expect(page.getByRole('row', { name: /Ligne 3.*Aucune association connue/ })).toBeVisible();
  await expectGoodPage(page, { h1, datum: 'Rien n’est encore importé.' });
  await press(page, 'button', /^Importer 1.ligne/);
  await expect(page.getByText('Fichier importé.').first()).toBeVisible();
  await fill(page, { 'Mission, association, commune': titre });
  await page.keyboard.press('Enter');
  await expectGoodPage(page, {
    h1,
    datum: page.getByRole('row', { name: new RegExp(`${titre}.*${nom}.*13001 Marseille`) }),
  });
});

/** Expects this page in the menu under « Plus », because the line of the header has no room left for it. */
async function expectEntry(page: Page, name: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Menu principal' });
  await pages.getByRole('button', { name: 'Plus' }).click();
  await expect(pages.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');
}
