import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { nomsScdl } from '../packages/domain/src/statistiques/scdl.rows.ts';
import { readCsv } from '../packages/server/src/platform/sheet/test/test-read-sheet.ts';
import { aNewAccount, anAssociation, openSession, readMyId } from './support/arrange.ts';
import { giveAvis, studyDossier } from './support/arrange-decision.ts';
import { aReadyDossier, aReadyDossierFor, transmit } from './support/arrange-dossier.ts';
import { openReport, receiveAndFinish } from './support/compte-rendu.ts';
import { proceed, rereadAll, transmitDemande } from './support/demande.ts';
import { exercice } from './support/exercice.ts';
import { choose, fill, pick, press, region, select } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { givePoints } from './support/instruction.ts';
import { chooseLetter } from './support/letter.ts';
import { confirmPaiement, paiementRow, paiements } from './support/paiement.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreJour } from './support/titre-jour.ts';

const administration = '/client/administration/rds';
const admin = 'alice.perrin@demo.example';
const question = 'Combien d’arbitres avez-vous ?';
const statuts = 'Statuts à jour';
const siretDuService = '12345678200010';
const voisins = 9;

/** The most screens and fields that renewing last year's dossier may take. */
const mostScreens = 5;
const mostTyped = 15;

test('a grant lives whole: campaign, renewal, study, decision, payment, report, open data', async ({
  page: home,
  browser,
  request,
}) => {
  const code = `VDS-${randomUUID().slice(0, 8)}`;
  const titre = `Vie d’une subvention ${code}`;

  const email = await aNewAccount(request, 'vie');
  const session = await openSession(request, email);
  const { nom, siret } = await anAssociation(session, { rang: 4 });
  const voisin = await openSession(request, await aNewAccount(request, 'voisin'));

  await test.step('an administrator opens a campaign that asks a question and a document of its own', async () => {
    const page = await openBrowserFor(browser);
    const rubriques = page.getByRole('navigation', { name: 'Rubriques de la campagne' });
    await signIn(page, admin, administration);
    await press(page, 'button', `Dupliquer : FDVA Formation et fonctionnement ${exercice}`);
    const dialog = page.getByRole('dialog');
    await fill(dialog, { Code: code });
    await press(dialog, 'button', 'Dupliquer la campagne');
    await fill(page, { 'Ouverture, le': `01/01/${exercice - 1}`, 'Ouverture, à': '9:00' });
    await page.keyboard.press('Tab');
    await press(rubriques, 'link', 'Nom et présentation');
    await fill(page, { Titre: titre, 'Exercice, l’année du projet': `${exercice}` });
    await press(rubriques, 'link', 'Qui peut demander');
    const autres = page.getByRole('group', { name: 'Autres exercices acceptés' });
    await press(autres, 'button', 'Ajouter une ligne : Autres exercices acceptés');
    await fill(autres, { Année: `${exercice - 1}` });
    await press(rubriques, 'link', 'Réponse et versement');
    await choose(page, /^Demande de paiement/, 'Une seule, pour le montant accordé');
    await press(rubriques, 'link', 'Votre association');
    const panneau = page.getByRole('complementary');
    await press(page, 'button', /^Ajouter une question/);
    await press(panneau, 'button', /^Nombre 12/);
    await page.keyboard.type(question);
    await page.keyboard.press('Tab');
    await panneau.getByText(/^Code\s: /).click();
    await fill(panneau, { Code: 'arbitres' });
    await press(rubriques, 'link', 'Pièces à joindre');
    const pieces = page.getByRole('group', { name: 'Pièces du dossier' });
    await press(pieces, 'button', /^Ajouter une pièce/);
    await pick(panneau, 'Type de document', 'Statuts');
    await pieces.getByRole('textbox', { name: 'Nom de la pièce' }).last().fill(statuts);
    await panneau.getByText(/^Code\s: /).click();
    await fill(panneau, { Code: 'STA' });
    await press(page, 'link', 'Relire et publier');
    await expectPage(page, { h1: titre, datum: question });
    await press(page, 'button', 'Publier la version 1');
    await press(page.getByRole('dialog'), 'button', 'Confirmer la publication');
    await expect(region(page, 'État de la campagne').getByText('Publiée (version 1)')).toBeVisible();
    await page.context().close();
  });

  const piece = { code: 'STA', nature: 'STC', nom: 'statuts' };
  const demande = { code, customs: { arbitres: 10 }, pieces: [piece] };
  const ancien = await aReadyDossierFor(session, siret, { ...demande, avant: 1 });
  await transmit(session, ancien);

  let id_fo = '';
  await test.step('an association sees that it may ask, and renews last year’s request in a few screens', async () => {
    const screens: string[] = [];
    let typed = 0;
    const screen = async (h1: string | RegExp, datum: string | RegExp) => {
      screens.push(String(h1));
      await expectGoodPage(home, { h1, datum });
    };
    const answer = async (act: Promise<void>) => {
      typed += 1;
      await act;
    };
    await signIn(home, email, '/client/repertoire-des-subventions');
    await answer(fill(home, { 'Mots ou code de la subvention': code }));
    await press(home, 'button', 'Chercher');
    await screen(titre, 'Pouvez-vous demander ?');
    await expect(home.getByText('Association loi 1901').first()).toBeVisible();
    await press(home, 'link', `Renouveler ma demande ${exercice - 1}`);
    await screen('Ce que nous reprenons', `Pièce : ${statuts}`);
    await expect(home.getByText(/^Projet 1, Former nos arbitres\s: dates/)).toBeVisible();
    await press(home, 'button', `Créer le dossier ${exercice}`);
    await screen('Former nos arbitres', new RegExp(`Repris de ${ancien.id_fo}`));
    await press(home, 'link', 'Indiquer le demandeur');
    await screen('Indiquer le demandeur', question);
    await expect(home.getByRole('textbox', { name: question })).toHaveValue('10');
    await answer(fill(home, { [question]: '12' }));
    await home.keyboard.press('Tab');
    await expect(home.getByText(/^Enregistré à/).first()).toBeVisible();
    await press(home, 'link', 'Toutes les étapes');
    await rereadAll(home);
    await press(home, 'link', 'Vérifier et transmettre');
    await screen('Vérifier et transmettre', 'Former nos arbitres');
    await answer(choose(home, 'Aides publiques', '500 000 € ou moins'));
    await transmitDemande(home);
    await expectPage(home, { h1: 'C’est transmis, bravo', datum: /^\d\d-\d{6}$/ });
    id_fo = /\d\d-\d{6}/.exec(home.url())?.[0] ?? '';
    expect(screens.length).toBeLessThanOrEqual(mostScreens);
    expect(typed).toBeLessThanOrEqual(mostTyped);
  });
  const href = `/client/associations/${siret}/subvention-demande/${id_fo}`;
  const h1 = 'Former nos arbitres';

  const service = await openBrowserFor(browser);
  await test.step('who answers for the service sets what the campaign holds, and under which SIRET it publishes', async () => {
    await signIn(service, people.compteDrajes, '/client/instructeur');
    await press(service, 'button', 'Fixer une enveloppe');
    const dialog = service.getByRole('dialog');
    await select(dialog, { Campagne: titre });
    await fill(dialog, { 'Année de l’argent': `${exercice}`, 'Montant de l’enveloppe': '5000' });
    await expectGoodPage(service, { h1: titreJour, datum: dialog });
    await press(dialog, 'button', 'Enregistrer l’enveloppe');
    await expect(service.getByText(new RegExp(`${titre}.*5\\s000`)).first()).toBeVisible();
    await service.goto('/client/instructeur?vue=statistiques&sujet=donnees');
    const donnees = region(service, 'Données ouvertes');
    await expect(donnees.getByText(/publiées?/).first()).toBeVisible();
    // A service is asked for its SIRET once, so another run may have given it.
    if (await donnees.getByRole('textbox', { name: /^SIRET de/ }).isVisible()) {
      await fill(donnees, { 'SIRET de DRAJES Sud': siretDuService });
      await press(donnees, 'button', /^Enregistrer/);
    }
    await expect(donnees.getByRole('textbox', { name: /^SIRET de/ })).toBeHidden();
  });

  const agent = await openBrowserFor(browser);
  await test.step('an agent takes the dossier, scores it, reads the opinion it asked and proposes within the envelope', async () => {
    await signIn(agent, people.agent, `/client/dossiers?q=${id_fo}`);
    await press(agent, 'link', new RegExp(`dossier ${id_fo}$`));
    await press(agent, 'button', 'Prendre et commencer');
    await expect(agent.getByRole('combobox', { name: 'Affecté à' })).not.toHaveValue('personne');
    const grille = region(agent, 'Grille');
    await givePoints(grille, {
      'Utilité sociale': 5,
      'Budget réaliste': 3,
      'Partenaires et cofinancements': 2,
    });
    await expect(grille.getByText('Note : 15 sur 20 (grille)')).toBeVisible();
    const avis = { email: 'subventions@voile-legere.example', service: 'voile légère' };
    const texte = 'Un club sérieux, que nous suivons depuis trois ans.';
    await giveAvis(request, { de: people.agent, a: avis, dossier: { id_fo }, texte });
    await agent.reload();
    await expect(region(agent, 'Avis d’autres services').getByText(texte)).toBeVisible();
    await fill(agent, { [`Proposé, Projet 1 : Former nos arbitres, ${exercice}`]: '1500' });
    await agent.keyboard.press('Tab');
    await expect(region(agent, 'Montants').getByText(/^Enregistré à/)).toBeVisible();
  });

  await test.step('ten are granted at once, in a lot, with a letter each', async () => {
    const paul = await openSession(request, people.agent);
    // Each dossier looks for a free association in its own part of the register (`rang`), so that few tries are needed.
    for (let rang = 0; rang < voisins; rang++) {
      const autre = await aReadyDossier(voisin, { rang }, demande);
      await transmit(voisin, autre);
      await studyDossier(paul, autre, 300);
    }
    const createdBy = [await readMyId(session), await readMyId(voisin)].map((one) => `createdBy=${one}`);
    await agent.goto(`/client/dossiers?${createdBy.join('&')}&exercices=${exercice}`);
    await press(agent, 'button', /^Tout sélectionner \(10\)/);
    await press(agent, 'button', /^Conclure/);
    await press(agent, 'button', 'Accorder');
    // The envelope of 5 000 € loses 1 500 € and nine times 300 €.
    const left = agent.getByRole('listitem').filter({ hasText: /reste\s*5\s000.*après\s*800/ });
    await expectPage(agent, { h1: /^Accorder\s: 10\sdossiers/, datum: left });
    await chooseLetter(agent, 'Notification FDVA (version 1)');
    await press(agent, 'button', 'Accorder 10 dossiers');
    await press(agent.getByRole('dialog'), 'button', 'Accorder 10 dossiers');
    await expectPage(agent, { h1: /^Accorder/, datum: /10 accordés/ });
    await expect(agent.getByRole('link', { name: /10 lettres en un fichier/ })).toBeVisible();
  });

  await test.step('the association reads its letter and asks for its money', async () => {
    await home.goto(`${href}?mode=read`);
    const letters = region(home, 'Lettres');
    await expectPage(home, { h1, datum: letters });
    const letter = home.waitForEvent('download');
    await press(letters, 'link', /^Votre subvention/);
    expect((await letter).suggestedFilename()).toMatch(new RegExp(`_accord_.+_${id_fo}\\.pdf$`));
    await home.goto(href);
    await press(paiements(home), 'button', 'Enregistrer une demande de paiement');
    await fill(paiements(home), { 'Montant demandé (en euros)': '1500' });
    await press(paiements(home), 'button', 'Enregistrer la demande de paiement');
    await press(home.getByRole('dialog'), 'button', /^Demander 1\s500/);
    await expect(paiementRow(home, /^Totalité/)).toContainText(/enregistré/i);
  });

  await test.step('the service takes it, puts it in payment, and pays it', async () => {
    await agent.goto(href);
    const row = paiementRow(agent, /^Totalité/);
    for (const verb of ['Prendre en charge', 'Mettre en paiement']) {
      await press(row, 'button', new RegExp(`^${verb}`));
      await confirmPaiement(agent, verb);
    }
    await press(row, 'button', /^Déclarer versé/);
    await fill(agent.getByRole('dialog'), { 'Référence du versement': 'DP 2100099999' });
    await confirmPaiement(agent, 'Déclarer versé');
    await expect(row).toContainText(/payé/i);
    await expect(agent.getByText('payé, en attente des comptes-rendus financiers').first()).toBeVisible();
  });

  const compteRendu = `Compte rendu financier ${exercice}`;
  await test.step('the association says what was done, and transmits its report', async () => {
    await home.goto('/client/user/dashboard');
    await press(home, 'link', new RegExp(id_fo));
    await press(home, 'button', /^Commencer/);
    await press(home, 'link', 'Commencer : Raconter les projets');
    await choose(home, 'Qu’est devenu ce projet ?', 'Réalisé');
    await press(home, 'button', /^Recopier le prévu/);
    await fill(home, { 'Ce que vous avez fait': 'Trois samedis.', Résultats: 'Douze arbitres formés.' });
    await proceed(home);
    await expectPage(home, { h1: 'Saisir les dépenses et les recettes', datum: 'Dépenses' });
    await press(home, 'button', 'Recopier le prévu');
    await expect(home.getByRole('textbox', { name: /^60-1/ })).toHaveValue(/3\s000/);
    await proceed(home);
    await expectPage(home, { h1: 'Répondre aux questions', datum: 'Annexe' });
    await proceed(home);
    await fill(home, { 'Fait à': 'Marseille' });
    await transmitDemande(home);
    await expectPage(home, { h1: 'Votre compte rendu financier est transmis', datum: id_fo });
  });

  await test.step('the service receives it, and the dossier finishes', async () => {
    await openReport(agent, href, compteRendu);
    await receiveAndFinish(agent, href);
    await home.goto(href);
    await expectGoodPage(home, { h1, datum: /^terminé$/i });
  });

  await test.step('the decision stands in the open data the service downloads', async () => {
    await service.reload();
    const download = service.waitForEvent('download');
    await press(region(service, 'Données ouvertes'), 'link', /^Télécharger le fichier SCDL/);
    const text = readFileSync(await (await download).path(), 'utf8');
    const [head, ...lines] = readCsv(text, ',');
    expect(head).toEqual(nomsScdl);
    const line = lines.find((one) => one[nomsScdl.indexOf('referenceDecision')] === id_fo) ?? [];
    const said = Object.fromEntries(nomsScdl.map((name, index) => [name, line[index]]));
    expect(said).toMatchObject({
      nomAttribuant: 'DRAJES Sud',
      nomBeneficiaire: nom,
      idBeneficiaire: siret,
      montant: '1500.00',
      conditionsVersement: 'unique',
    });
    expect(said.idAttribuant).toMatch(/^\d{14}$/);
  });
});
