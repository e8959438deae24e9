import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { aNewAccount, anAssociation, joinAssociation, openSession } from './support/arrange.ts';
import { choose, fill, pick, press, select } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

test('an administrator of the portal writes a question that a volunteer then finds, and the journal keeps it', async ({
  page,
  browser,
}) => {
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

test('an administrator of the services adds one with its account, changes it and locks it; a person of it is taken back', async ({
  page,
  browser,
}) => {
  const code = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
  // People's names contain no digits, so letters replace those of the code.
  const famille = `Castel${lettres(code)}`;
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

  await test.step('a person joins it', async () => {
    await press(page, 'button', 'Ajouter une personne');
    const dialog = page.getByRole('dialog');
    await fill(dialog, {
      'Adresse électronique': `odile.${code.toLowerCase()}@demo.example`,
      Prénom: 'Odile',
      Nom: famille,
    });
    await press(dialog, 'button', 'Ajouter la personne');
    await expect(page.getByRole('rowheader', { name: `Odile ${famille}` })).toBeVisible();
  });

  await test.step('who administers the portal takes it back, from the account of the person, and says why', async () => {
    const portail = await openBrowserFor(browser);
    await signIn(portail, people.adminPortail, `/client/administration/lca?onglet=comptes&q=${famille}`);
    await press(portail, 'link', `Odile ${famille}`);
    await expectGoodPage(portail, { h1: 'Comptes', datum: code });
    await press(portail, 'button', `Retirer du service ${nom}`);
    const dialog = portail.getByRole('alertdialog');
    await press(dialog, 'button', 'Retirer du service');
    await expect(dialog.getByRole('link', { name: 'Indiquez le motif.' })).toBeVisible();
    await fill(dialog, { Motif: 'A changé de service.' });
    await press(dialog, 'button', 'Retirer du service');
    await expect(portail.getByText('Aucun service.')).toBeVisible();
    await portail.goto('/client/administration/lca?onglet=journal&objet=service');
    await expect(
      portail.getByRole('row', { name: new RegExp(`Personne retirée.*${famille}.*A changé de service`) }),
    ).toBeVisible();
    await portail.context().close();
    await page.reload();
    await expect(page.getByText('Aucune personne.')).toBeVisible();
  });

  await test.step('its letters are given a logo', async () => {
    const clip = { x: 0, y: 0, width: 120, height: 40 };
    const picture = { name: 'logo.png', mimeType: 'image/png', buffer: await page.screenshot({ clip }) };
    await press(page, 'button', 'Ajouter le logo');
    const dialog = page.getByRole('dialog', { name: 'Logo des lettres' });
    await dialog.getByLabel(/Logo du service/).setInputFiles(picture);
    await expect(dialog.getByRole('button', { name: 'Retirer le logo' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('img', { name: `Logo de ${nom}` })).toBeVisible();
  });

  await test.step('it is changed, then locked', async () => {
    await press(page, 'link', 'Modifier le service');
    await fill(page, { 'Zone territoriale': 'Pays d’Arles', 'Site internet': 'https://exemple.fr/arles' });
    await press(page, 'button', 'Enregistrer');
    await expect(page.getByText('Pays d’Arles')).toBeVisible();
    // The account of the service was never opened, so the act shown is to invite it again.
    await expect(page.getByRole('button', { name: /^Renvoyer l’invitation/ })).toBeVisible();
    await press(page.getByRole('main'), 'button', /^Plus/);
    await press(page, 'button', 'Verrouiller');
    await press(page.getByRole('alertdialog'), 'button', 'Verrouiller');
    await expect(page.getByText('Ce service est verrouillé.')).toBeVisible();
  });

  await test.step('the journal says each field that changed, before and after', async () => {
    await page.goto(`/client/administration/rds?onglet=journal&q=${code}`);
    const line = page.getByRole('row', { name: /Alice Perrin.*Modification/ });
    await press(line, 'button', '2 champs');
    await expect(page.getByRole('row', { name: 'Zone territoriale – Pays d’Arles' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Site internet – https://exemple.fr/arles' })).toBeVisible();
    await expectGoodPage(page, { h1: 'Journal', datum: 'Zone territoriale' });
  });
});

test('an administrator of the portal ends the access of a person to an association, who is told why', async ({
  page,
  browser,
  request,
}) => {
  const email = await aNewAccount(request, 'gaspard');
  const association = await anAssociation(await openSession(request, email), { rang: 4 });
  const { nom } = association;
  const personne = await openBrowserFor(browser);
  await signIn(personne, email, '/client/user/profil?onglet=associations');
  await expectGoodPage(personne, { h1: 'Mon profil', datum: nom });

  await signIn(page, people.adminPortail, `/client/administration/lca?onglet=comptes&q=${email}`);
  await press(page, 'link', 'Gaspard Morvan');
  await expectGoodPage(page, { h1: 'Comptes', datum: email });
  await press(page, 'button', `Retirer l’accès à ${nom}`);
  const dialog = page.getByRole('alertdialog', { name: `Retirer l’accès de Gaspard Morvan à ${nom} ?` });
  await press(dialog, 'button', 'Retirer l’accès');
  await expect(dialog.getByRole('link', { name: 'Indiquez le motif.' })).toBeVisible();
  await fill(dialog, { Motif: 'N’est plus au bureau.' });
  await press(dialog, 'button', 'Retirer l’accès');
  await expect(page.getByText('Aucune association.')).toBeVisible();

  const subject = new RegExp(`Votre accès à ${nom} est retiré`, 'i');
  await expectMail(request, { to: email, subject, text: 'N’est plus au bureau.' });
  await personne.reload();
  await expect(personne.getByRole('main').getByText(nom)).toHaveCount(0);
  // Somebody joins the association again: without members, another journey would take it for an unused one.
  await joinAssociation(await openSession(request, await aNewAccount(request, 'suivant')), association);
});

test('an administrator publishes a template with its file, which associations then find where it is expected', async ({
  page,
  browser,
}) => {
  const nom = `Modèle de règlement ${randomUUID().slice(0, 8)}`;
  const fichier = (name: string, text: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`),
  });
  const versions = page.getByRole('list', { name: 'Versions du fichier' });

  await test.step('it is written; nobody sees it while it has no file', async () => {
    await signIn(page, people.adminPortail, '/client/administration/lca?onglet=modeles');
    await press(page, 'link', 'Ajouter un modèle');
    await fill(page, { 'Nom du modèle': nom });
    await pick(page, 'Type de document', 'Règlement intérieur');
    await press(page, 'button', 'Enregistrer');
    await expectGoodPage(page, { h1: 'Modèles de documents', datum: /Personne ne voit encore ce modèle/ });
  });

  await test.step('a picture is refused, a document is taken, then replaced', async () => {
    const picture = { ...fichier('reglement.png', 'x'), mimeType: 'image/png' };
    await page.getByLabel('Fichier du modèle', { exact: true }).setInputFiles(picture);
    await expect(page.getByText(/reglement\.png/).first()).toBeVisible();
    await expect(versions).toHaveCount(0);
    await page.getByLabel('Fichier du modèle', { exact: true }).setInputFiles(fichier('reglement.pdf', 'un'));
    await expect(versions.getByRole('listitem')).toContainText(['reglement.pdf']);
    await page
      .getByLabel('Nouvelle version', { exact: true })
      .setInputFiles(fichier('reglement-2027.pdf', 'deux'));
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    const latest = versions.getByRole('listitem').first();
    await expect(latest).toContainText(/reglement-2027.*par Denis Chevalier/s);
    // The document appears here once the antivirus has analysed it.
    await expect(latest.getByText('proposé')).toBeVisible();
    await expectGoodPage(page, { h1: 'Modèles de documents', datum: 'reglement-2027.pdf' });
  });

  await test.step('the former file is taken back, then the latest again', async () => {
    await press(page, 'button', /^Reprendre cette version.*reglement\.pdf/);
    await expect(versions.getByRole('listitem')).toHaveCount(3);
    await press(page, 'button', /^Reprendre cette version.*reglement-2027\.pdf/);
    await expect(versions.getByRole('listitem')).toHaveCount(4);
    await expect(versions.getByRole('listitem').first().getByText('proposé')).toBeVisible();
  });

  await test.step('a volunteer who is about to deposit such a document downloads the latest', async () => {
    const volunteer = await openBrowserFor(browser);
    await signIn(volunteer, people.gestionnaire, '/client/associations/documents?depot=1&type=REI');
    const download = volunteer.waitForEvent('download');
    await press(volunteer, 'link', new RegExp(`Modèle à télécharger\\s: ${nom}`));
    expect((await download).suggestedFilename()).toBe('reglement-2027.pdf');
    await volunteer.context().close();
  });

  await test.step('its file is withdrawn: it is shown no more', async () => {
    await press(page, 'button', 'Retirer reglement-2027.pdf');
    await press(page.getByRole('alertdialog'), 'button', 'Retirer le fichier');
    await expect(page.getByText(/Personne ne voit encore ce modèle/)).toBeVisible();
    await page.goto('/client/plan');
    await expectPage(page, { h1: 'Plan du site', datum: 'Modèles de documents' });
    await expect(page.getByText(nom)).toHaveCount(0);
  });
});

const lettres = (text: string): string =>
  [...text.toLowerCase()]
    .filter((one) => /[0-9a-f]/.test(one))
    .map((one) => 'abcdefghijklmnop'[Number.parseInt(one, 16)])
    .join('');
