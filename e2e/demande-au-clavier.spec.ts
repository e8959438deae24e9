import { expect, test } from '@playwright/test';
import { addRepresentant, addRib, certifyAdhesion, findAssociation } from './support/adhesion.ts';
import { findFreeAssociation, openSession } from './support/arrange.ts';
import {
  balanceBudget,
  begin,
  certifyDemande,
  chooseSignataire,
  describeProjet,
  joinRapport,
  openPartie,
  proceed,
  transmitDemande,
} from './support/demande.ts';
import { exercice } from './support/exercice.ts';
import { choose, fill, press, region } from './support/forms.ts';
import { expectPage } from './support/good-page.ts';
import { decide, dossierPage, openDossier } from './support/instruction.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { chooseLetter } from './support/letter.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

test('the same path by the keyboard alone', async ({ page, browser, request }) => {
  const session = await openSession(request, people.benevole);
  const association = await findFreeAssociation(session, { rang: 1, hasAnnexe: true });
  const { nom } = association;
  useOnlyKeyboard(page);

  await test.step('the volunteer adds the association', async () => {
    await signIn(page, people.benevole);
    await page.goto('/client/ajout-association/choix-association');
    await expectPage(page, { h1: 'Trouver votre association', datum: 'Première étape' });
    await findAssociation(page, association);
    await press(page, 'button', 'Continuer');
    await expectPage(page, { h1: 'Choisir l’établissement', datum: '2 établissements' });
    await choose(page, '2 établissements', /^Siège/);
    await press(page, 'button', 'Continuer');
    await expectPage(page, { h1: 'Certifier sur l’honneur', datum: nom });
    await certifyAdhesion(page);
    await expectPage(page, { h1: titreAccueil, datum: nom });
  });

  await test.step('the volunteer says who signs and where the money goes', async () => {
    await press(page, 'button', 'Mon association');
    await press(page, 'link', 'Informations administratives');
    await expectPage(page, { h1: 'Informations administratives', datum: nom });
    await press(page, 'link', 'Représentants légaux');
    await press(page, 'link', 'Ajouter une personne');
    await expectPage(page, { h1: 'Ajouter une personne', datum: 'Civilité' });
    await addRepresentant(page);
    await expectPage(page, { h1: 'Représentants légaux', datum: 'Odile Castel' });
    await page.goto(page.url().replace('/representants', '/ribs'));
    await press(page, 'link', 'Ajouter un RIB');
    await expectPage(page, { h1: 'Où l’argent doit-il arriver ?', datum: 'RIB, relevé ou photo' });
    await addRib(page);
    await expectPage(page, { h1: 'RIB', datum: /0189/ });
  });

  await test.step('the volunteer begins the dossier and joins the document', async () => {
    await press(page, 'link', 'Trouver une subvention');
    await expectPage(page, { h1: 'Trouver une subvention', datum: 'DRAJES Sud' });
    await press(page, 'link', /^FDVA Formation et fonctionnement/);
    await expectPage(page, { h1: /^FDVA Formation et fonctionnement/, datum: 'Code FDVA' });
    await press(page, 'link', 'Commencer ma demande');
    await expectPage(page, { h1: 'Choisir le type et l’année', datum: 'Première demande' });
    await begin(page);
    await expectPage(page, { h1: 'Indiquer le demandeur', datum: 'FR76 •••• •••• •••• 0189' });
    await chooseSignataire(page);
    await proceed(page);
    await expectPage(page, { h1: 'Joindre les pièces justificatives', datum: 'Rapport d’activité' });
    await joinRapport(page);
    await proceed(page);
  });

  await test.step('the volunteer describes a project, balances its budget, certifies and transmits', async () => {
    await expectPage(page, { h1: 'Projet 1', datum: 'Pourquoi et comment' });
    await describeProjet(page);
    await balanceBudget(page);
    await press(page, 'button', 'Terminé : vérifier le projet');
    await expectPage(page, { h1: 'Vérifier et transmettre', datum: 'soit 75 %' });
    await certifyDemande(page);
    await transmitDemande(page);
    await expectPage(page, { h1: 'C’est transmis, bravo', datum: /^\d\d-\d{6}$/ });
  });

  const numero = /\d\d-\d{6}/.exec(page.url())?.[0] ?? '';
  const agent = await openBrowserFor(browser);
  useOnlyKeyboard(agent);

  await test.step('the agent starts, and sends it back', async () => {
    await signIn(agent, people.agent);
    await openDossier(agent, { numero });
    await decide(agent, 'Commencer l’instruction');
    await decide(agent, 'Renvoyer à l’association', () =>
      fill(agent, { 'Ce qu’il faut corriger': 'Précisez les dates des formations.' }),
    );
    await expectPage(agent, { ...dossierPage(numero), datum: 'Chez l’association' });
  });

  await test.step('the volunteer corrects and transmits again', async () => {
    await page.goto(`${page.url().split('?')[0]}?etape=projets`);
    await press(page.getByRole('main'), 'link', 'Former nos arbitres');
    await openPartie(page, 'L’essentiel');
    await fill(page, { 'Date de fin': `15/07/${exercice}` });
    await press(page, 'button', 'Terminé : vérifier le projet');
    await transmitDemande(page);
    await expectPage(page, { h1: 'C’est corrigé, merci', datum: numero });
  });

  await test.step('the agent finds it in the queue again, and grants it with a letter', async () => {
    await press(agent, 'link', /^Dossiers/);
    await expectPage(agent, { h1: 'Dossiers', datum: /^\d+\srésultats?,/ });
    await fill(agent, { 'Numéro, association, projet, subvention': numero });
    await agent.keyboard.press('Enter');
    await expect(agent.getByText(/^1\srésultat/).first()).toBeVisible();
    await press(agent, 'link', new RegExp(`dossier ${numero}$`));
    await decide(agent, 'Commencer l’instruction');
    await decide(agent, 'Accorder', async () => {
      await fill(agent, { [`Accordé ${exercice}`]: '2500' });
      await chooseLetter(agent, 'Notification FDVA (version 1)');
    });
    await expectPage(agent, { ...dossierPage(numero), datum: '2 500 €' });
  });

  await test.step('the volunteer reads the letter', async () => {
    await page.goto(`${page.url().split('?')[0]}?mode=read`);
    const letter = page.waitForEvent('download');
    await press(region(page, 'Lettres'), 'link', /^Votre subvention/);
    expect((await letter).suggestedFilename()).toMatch(new RegExp(`_accord_.+_${numero}\\.pdf$`));
  });
});
