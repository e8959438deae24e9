// An association's file goes from the registers' data to « prête » for a procedure; Alsace-Moselle has its own
// questions.
import { expect, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { aNewAccount, anAssociation, openSession, read } from './support/arrange.ts';
import { findCard, findFileField, findFileLine } from './support/depot.ts';
import { exercice } from './support/exercice.ts';
import { fill, press, region, select, tick } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { tabTo, useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

const h1 = 'Informations administratives';
const ficheOf = (id: string) => `/client/informations-administratives/${id}`;
const manquants = (page: Page) => region(page, 'Ce qui manque');
const save = (page: Page) => press(page, 'button', 'Enregistrer');

test('a file goes from what the registers say to ready for a procedure, gap after gap', async ({
  page,
  request,
}) => {
  const tresorier = await aNewAccount(request, 'tresorier');
  const { id_siren, nom } = await anAssociation(await openSession(request, tresorier), { rang: 4 });
  await signIn(page, tresorier, ficheOf(id_siren));
  await expectPage(page, { h1, datum: nom });
  await select(page, { 'Pour quelle démarche': await longNameOf(page, 'FDVA Formation et fonctionnement') });
  const gaps = manquants(page).getByRole('listitem');
  await expect(gaps).toHaveCount(4);
  await expectGoodPage(page, { h1, datum: 'Champ d’action territorial' });

  await test.step('each gap leads to its field, and back to what is left', async () => {
    await manquants(page).getByRole('link', { name: 'Champ d’action territorial' }).click();
    await expectPage(page, { h1: 'Modifier : activités', datum: 'Domaine' });
    await expect(page.locator(':focus')).toHaveAttribute('id', /champ-champ_action_territorial/);
    await select(page, { 'Champ d’action territorial': 'Départemental' });
    await save(page);
    await expect(gaps).toHaveCount(3);
    await expect(page).toHaveURL(/pour=/);
    await manquants(page).getByRole('link', { name: 'Téléphone du siège' }).click();
    await expect(page.getByRole('textbox', { name: 'Téléphone du siège' })).toBeFocused();
    await fill(page, { 'Téléphone du siège': '04 91 00 00 10', 'Adresse électronique': 'contact@exemple' });
    await save(page);
    await expectGoodPage(page, { h1: 'Modifier : coordonnées', datum: 'Il y a 1 erreur à corriger' });
    await fill(page, { 'Adresse électronique': 'contact@pions.example' });
    await save(page);
    await expect(gaps).toHaveCount(1);
  });

  await test.step('the last one is a document: then nothing is missing', async () => {
    await manquants(page).getByRole('link', { name: 'Rapport d’activité' }).click();
    await findFileField(page).setInputFiles(aPdf('rapport.pdf', 'Rapport'));
    await fill(findCard(page, 'rapport.pdf'), { Année: `${Number(exercice) - 1}` });
    await press(page, 'button', 'Déposer 1 document');
    await expect(findFileLine(page, 'rapport.pdf')).toContainText('Déposé');
    await page.goto(ficheOf(id_siren));
    await select(page, {
      'Pour quelle démarche': await longNameOf(page, 'FDVA Formation et fonctionnement'),
    });
    await expect(manquants(page).getByText('Rien ne manque pour')).toBeVisible();
    await expectGoodPage(page, { h1, datum: /Départemental/ });
  });

  await test.step('leaving sport says what goes, the threshold opens two boxes', async () => {
    await page.goto(`${ficheOf(id_siren)}/activites?mode=edit`);
    await select(page, { Domaine: 'Sport' });
    await save(page);
    await page.goto(`${ficheOf(id_siren)}/identite?mode=edit`);
    await tick(page, 'Plus de 153 000 €');
    await tick(page, 'A un commissaire aux comptes');
    await select(page, { 'Type de structure sportive': 'Club' });
    await save(page);
    await expectPage(page, { h1: 'Identité', datum: 'A un commissaire aux comptes' });
    await press(page, 'link', 'Modifier');
    await tick(page, 'Plus de 153 000 €');
    await expect(page.getByText('A un commissaire aux comptes.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'A un commissaire aux comptes' })).toHaveCount(0);
    await save(page);
    await page.goto(`${ficheOf(id_siren)}/activites?mode=edit`);
    await select(page, { Domaine: 'Culture' });
    await expect(page.getByText('Changer de domaine efface le type de structure sportive.')).toBeVisible();
  });

  await test.step('everything is on one page to print', async () => {
    await page.goto(ficheOf(id_siren));
    await press(page, 'link', 'Fiche complète, à imprimer');
    await expectGoodPage(page, { h1: 'Fiche de l’association', datum: 'Castel' });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  });

  await test.step('an establishment is described, its address stays Sirene’s', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${ficheOf(id_siren)}/etablissements`);
    await expectGoodPage(page, { h1: 'Établissements', datum: 'Siège' });
    await press(page, 'link', 'Siège');
    await press(page, 'link', 'Modifier');
    await expect(page.getByRole('textbox', { name: 'Adresse', exact: true })).toHaveCount(0);
    await fill(page, { Note: 'Ouvert le mardi.' });
    await save(page);
    await expectGoodPage(page, { h1: 'Siège', datum: 'Ouvert le mardi.' });
  });
});

test('an association of Alsace-Moselle gives its place in the register of the court, with keys alone', async ({
  page,
  request,
}) => {
  const session = await openSession(request, people.autre);
  const nom = `Les Cigognes ${Date.now().toString(36)}`;
  const data = { nom, code_postal: '67000', commune: 'Strasbourg', fonction: 'PRE', certificat: true };
  const { id_association } = await read<{ id_association: string }>(
    await request.post('/api/dac/association/saisie', { headers: session.headers, data }),
  );
  await signIn(page, people.autre, `${ficheOf(id_association)}/identite?mode=edit`);
  await expectGoodPage(page, { h1: 'Modifier : identité', datum: 'Numéro Amalia' });
  useOnlyKeyboard(page);
  await fill(page, { 'Numéro Amalia': '123456789012', Volume: '12', Folio: '1234' });
  await save(page);
  for (const sentence of [
    'Numéro Amalia doit contenir au moins 13 caractère(s).',
    'Volume doit contenir exactement 3 caractère(s).',
    'Folio doit contenir exactement 3 caractère(s).',
  ]) {
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
  }
  await fill(page, { 'Numéro Amalia': '1234567890123', Volume: '012', Folio: '034' });
  await save(page);
  await expectGoodPage(page, { h1: 'Identité', datum: '1234567890123' });
  await tabTo(page.getByRole('link', { name: 'Signaler une erreur' }));
});

/** Gives the whole label of an option, which continues with its deadline. */
async function longNameOf(page: Page, start: string): Promise<string> {
  const option = manquants(page).getByRole('option', { name: new RegExp(`^${start}`) });
  await expect(option.first()).toBeAttached();
  return (await option.first().textContent()) ?? '';
}
