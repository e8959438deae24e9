import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { aNewAccount, anAssociation, openSession, read } from './support/arrange.ts';
import { exercice } from './support/exercice.ts';
import { choose, fill, pick, press, region, select } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, signIn } from './support/people.ts';

const administration = '/client/administration/rds';
const admin = 'alice.perrin@demo.example';

test('an administrator copies a campaign, asks more of it, looks at it and publishes it; the next dossier is asked it', async ({
  page,
  browser,
  request,
}) => {
  const code = `CDP-${randomUUID().slice(0, 8)}`;
  const titre = `Coup de pouce d’essai ${code}`;
  const question = 'Combien de repas servirez-vous ?';
  const rubriques = page.getByRole('navigation', { name: 'Rubriques de la campagne' });
  const etat = region(page, 'État de la campagne');

  await test.step('the subventions are found, and one is copied under another code', async () => {
    await signIn(page, admin, administration);
    await expectGoodPage(page, { h1: 'Subventions et campagnes', datum: 'CDP' });
    await press(page, 'button', `Dupliquer : Coup de pouce aux petites associations ${exercice}`);
    const dialog = page.getByRole('dialog');
    await press(dialog, 'button', 'Dupliquer la campagne');
    await expect(dialog.getByText('Le champ Code est obligatoire.').first()).toBeVisible();
    await fill(dialog, { Code: code });
    await press(dialog, 'button', 'Dupliquer la campagne');
    await expectGoodPage(page, {
      h1: `Coup de pouce aux petites associations ${exercice + 1}`,
      datum: /^Ouverte du .*, heure de Paris\.$/,
    });
  });

  await test.step('its dates are said in the time of the territory and in that of Paris', async () => {
    await fill(page, { 'Ouverture, le': `01/01/${exercice - 1}`, 'Ouverture, à': '9:00' });
    await page.keyboard.press('Tab');
    await expect(
      page.getByText(new RegExp(`Ouverte du .* 1er janvier ${exercice - 1} à 09h00, heure de Paris, au`)),
    ).toBeVisible();
    await press(rubriques, 'link', 'Nom et présentation');
    await fill(page, { Titre: titre });
    await page.keyboard.press('Tab');
    await expect(etat.getByText(/^Enregistré à/)).toBeVisible();
    await page.reload();
    await expectGoodPage(page, { h1: titre, datum: 'Brouillon, jamais publié' });
  });

  const panneau = page.getByRole('complementary').filter({ has: page.getByRole('heading', { level: 3 }) });

  await test.step('a question is added by its kind, is typed in place, and stands in the form at once', async () => {
    await press(rubriques, 'link', 'Votre association');
    const questions = page.getByRole('group', { name: 'Questions du dossier' });
    await press(questions, 'button', /^Ajouter une question/);
    await expect(panneau.getByRole('textbox', { name: 'Au moins' })).toBeHidden();
    await press(panneau, 'button', /^Nombre 12/);
    await page.keyboard.type(question);
    await page.keyboard.press('Tab');
    await expect(panneau.getByText(/^Code\s: [a-z][a-z0-9_]+$/)).toBeVisible();
    await panneau.getByText(/^Code\s: /).click();
    await fill(panneau, { Code: 'repas' });
    await page.keyboard.press('Tab');
    await expect(panneau.getByText('Code : repas')).toBeVisible();
    await expectGoodPage(page, {
      h1: titre,
      datum: panneau.getByRole('radio', { name: 'Nombre', exact: true }),
    });
    await press(page, 'link', 'Essayer');
    await expect(region(page, 'Aperçu').getByRole('textbox', { name: question })).toBeVisible();
  });

  await test.step('a document is asked of some associations only, and the trial shows of which', async () => {
    await press(rubriques, 'link', 'Pièces à joindre');
    const pieces = page.getByRole('group', { name: 'Pièces du dossier' });
    await press(pieces, 'button', /^Ajouter une pièce/);
    await pick(panneau, 'Type de document', 'Rapport d');
    await pieces.getByRole('textbox', { name: 'Nom de la pièce' }).last().fill('Licence du club');
    await press(panneau, 'button', /^Ajouter une condition/);
    await pick(panneau, 'Réponse à regarder', 'Domaine');
    await pick(panneau, 'Valeur', 'Sport');
    await expect(panneau.getByText('si Domaine est « Sport »').first()).toBeVisible();
    await press(page, 'link', 'Essayer');
    const apercu = region(page, 'Aperçu');
    await expect(apercu.getByText('Licence du club, obligatoire')).toBeVisible();
    await select(apercu, { 'En tant que': 'Une association culturelle, sans tronc commun d’agrément' });
    await expect(apercu.getByText('Licence du club')).toBeHidden();
    await expectGoodPage(page, { h1: titre, datum: apercu });
    await press(page, 'link', 'Modifier');
    await press(panneau, 'button', 'Une association culturelle, sans tronc commun d’agrément');
    await expect(panneau.getByText('Ce qu’elle ne voit pas : 1')).toBeVisible();
  });

  await test.step('what is wrong leads to its field and keeps each key; then the first version is published', async () => {
    await press(rubriques, 'link', 'Réponse et versement');
    await fill(page, { 'Délai habituel d’une réponse': '0' });
    await page.keyboard.press('Tab');
    await expect(etat.getByText('1 réponse manque')).toBeVisible();
    await press(page, 'link', 'Relire et publier');
    await expectGoodPage(page, { h1: titre, datum: 'Il y a 1 erreur à corriger' });
    await press(page, 'link', /^Réponse et versement\s: Délai habituel/);
    await expect(page.getByRole('textbox', { name: /^Délai habituel d’une réponse/ })).toBeFocused();
    await fill(page, { 'Délai habituel d’une réponse': '30' });
    await page.keyboard.press('Tab');
    await expect(etat.getByText('1 réponse manque')).toBeHidden();
    await press(rubriques, 'link', 'Votre association');
    await page.getByRole('textbox', { name: 'Question', exact: true }).last().click();
    await panneau.getByRole('radio', { name: 'Texte long' }).check();
    await fill(panneau, { 'Longueur maximale': '' });
    await page.keyboard.press('Tab');
    await press(page, 'link', 'Relire et publier');
    await press(
      page,
      'link',
      /^Votre association\s: Longueur maximale|^Votre association\s: .*Longueur maximale/,
    );
    await expect(panneau.getByRole('textbox', { name: /^Longueur maximale/ })).toBeFocused();
    await page.keyboard.type('250');
    await expect(panneau.getByRole('textbox', { name: /^Longueur maximale/ })).toHaveValue('250');
    await panneau.getByRole('radio', { name: 'Nombre', exact: true }).check();
    await press(page, 'link', 'Relire et publier');
    await expectGoodPage(page, { h1: titre, datum: question });
    for (const date of [
      'Ouverture',
      'Clôture',
      'Réponses au plus tard',
      'Versements au plus tard',
      'Compte rendu',
    ])
      await expect(
        page.getByRole('region', { name: /^Les dates, à l’heure/ }).getByText(date, { exact: true }),
      ).toBeVisible();
    await press(page, 'button', 'Publier la version 1');
    await press(page.getByRole('dialog'), 'button', 'Confirmer la publication');
    await expect(etat.getByText('Publiée (version 1)')).toBeVisible();
    await expectGoodPage(page, { h1: titre, datum: 'Rien n’a changé depuis la version 1.' });
    await expect(page.getByRole('img', { name: 'Code QR de l’adresse publique' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voir la page publique' })).toHaveAttribute(
      'href',
      `/repertoire-des-subventions/${code}`,
    );
  });

  const account = await aNewAccount(request, 'campagne');
  const association = await openSession(request, account);
  const { siret } = await anAssociation(association, { rang: 5 });
  const begin = async () => {
    const description = {
      code_subvention: code,
      id_sous_type_dispositif: 'CDP',
      exercice: exercice + 1,
      renouvellement: 'premiere',
    };
    const headers = { ...association.headers, 'idempotency-key': randomUUID() };
    const data = { description, demandeur: { id_siret: siret } };
    return read<{ id_fo: string }>(await request.post('/api/demande/dossiers', { headers, data }));
  };

  await test.step('an association begins a dossier and is asked the question', async () => {
    const { id_fo } = await begin();
    const benevole = await openBrowserFor(browser);
    const href = `/client/associations/${siret}/subvention-demande/${id_fo}?etape=demandeur`;
    await signIn(benevole, account, href);
    await expectPage(benevole, { h1: /./, datum: benevole.getByRole('textbox', { name: question }) });
    await benevole.context().close();
  });

  await test.step('the second version says who keeps the first, and the history keeps both', async () => {
    await press(page, 'link', 'Revenir au formulaire');
    await fill(page, { Présentation: 'Une aide simple, relue.' });
    await page.keyboard.press('Tab');
    await expect(etat.getByText('Brouillon : 1 changement')).toBeVisible();
    await page.reload();
    await press(page, 'link', 'Relire et publier');
    await expect(page.getByText('1 dossier commencé garde la version 1.')).toBeVisible();
    await press(page, 'button', 'Publier la version 2');
    await press(page.getByRole('dialog'), 'button', 'Confirmer la publication');
    await expect(etat.getByText('Publiée (version 2)')).toBeVisible();
    await press(page, 'link', 'Revenir au formulaire');
    await press(page, 'link', 'Historique');
    await expectGoodPage(page, { h1: titre, datum: `Campagne ${exercice + 1}, version 2` });
  });

  await test.step('what campaigns share is written once, in the library, with the keys alone', async () => {
    const keys = await openBrowserFor(browser);
    useOnlyKeyboard(keys);
    await signIn(keys, admin, `${administration}/parametrage-custom?modele=nouveau`);
    await press(keys, 'button', 'Enregistrer');
    await expectGoodPage(keys, { h1: 'Nouveau champ', datum: /erreurs à corriger/ });
    const suffix = randomUUID().slice(0, 8).replaceAll('-', '_');
    await fill(keys, { Question: `Effectif ${suffix}`, Code: `effectif_${suffix}` });
    await choose(keys, /^Posée pour/, 'Le dossier');
    await select(keys, { 'Type de réponse': 'Nombre entier' });
    await press(keys, 'button', 'Enregistrer');
    await expectGoodPage(keys, { h1: 'Champs personnalisés', datum: `Effectif ${suffix}` });
  });
});
