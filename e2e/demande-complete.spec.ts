import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
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
import { fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { decide, dossierPage, openDossier } from './support/instruction.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';
import { titreJour } from './support/titre-jour.ts';

test('a volunteer and an agent bring a request from nothing to the grant', async ({
  page,
  browser,
  request,
}) => {
  const association = await findFreeAssociation(await openSession(request, people.benevole), {
    rang: 0,
    hasAnnexe: true,
  });
  const { nom } = association;
  const transmit = page.getByRole('button', { name: /^Transmettre( sans signature)?$/ });

  await test.step('the volunteer adds the association, in three pages', async () => {
    await signIn(page, people.benevole);
    await page.goto('/client/ajout-association/choix-association');
    await expectPage(page, { h1: 'Trouver votre association', datum: 'Première étape' });
    await findAssociation(page, association);
    await expectGoodPage(page, { h1: 'Trouver votre association', datum: nom });
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expectGoodPage(page, { h1: 'Choisir l’établissement', datum: '2 établissements' });
    await page.getByText('Siège', { exact: true }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expectGoodPage(page, { h1: 'Certifier sur l’honneur', datum: nom });
    await certifyAdhesion(page);
    await expectGoodPage(page, { h1: titreAccueil, datum: nom });
  });

  await test.step('the volunteer says who signs and where the money goes', async () => {
    await page.getByRole('button', { name: 'Mon association' }).click();
    await page.getByRole('link', { name: 'Informations administratives' }).click();
    await expectGoodPage(page, { h1: 'Informations administratives', datum: nom });
    await page.getByRole('link', { name: 'Identité' }).click();
    await expectGoodPage(page, { h1: 'Identité', datum: nom });
    await page.goBack();
    await page.getByRole('table').getByRole('link', { name: 'Représentants légaux' }).click();
    await page.getByRole('link', { name: 'Ajouter une personne' }).click();
    await expectGoodPage(page, { h1: 'Ajouter une personne', datum: 'Civilité' });
    await addRepresentant(page);
    await expectGoodPage(page, { h1: 'Représentants légaux', datum: 'Odile Castel' });
    await page.goto(page.url().replace('/representants', '/ribs'));
    await page.getByRole('link', { name: 'Ajouter un RIB' }).click();
    await expectGoodPage(page, { h1: 'Où l’argent doit-il arriver ?', datum: 'RIB, relevé ou photo' });
    await addRib(page);
    await expectGoodPage(page, { h1: 'RIB', datum: /0189/ });
  });

  await test.step('the volunteer finds the subvention', async () => {
    await page.getByRole('link', { name: 'Trouver une subvention' }).first().click();
    await expectGoodPage(page, { h1: 'Trouver une subvention', datum: 'DRAJES Sud' });
    await page.getByRole('link', { name: 'FDVA Formation et fonctionnement' }).click();
    await expectGoodPage(page, { h1: /^FDVA Formation et fonctionnement/, datum: 'Code FDVA' });
    await page.getByRole('link', { name: /^Commencer ma demande\s: Formation des bénévoles$/ }).click();
  });

  await test.step('the volunteer begins the dossier: type, applicant, documents', async () => {
    await expectGoodPage(page, { h1: 'Choisir le type et l’année', datum: 'Première demande' });
    await begin(page);
    await expectGoodPage(page, { h1: 'Indiquer le demandeur', datum: 'FR76 •••• •••• •••• 0189' });
    await chooseSignataire(page);
    await proceed(page);
    await expectPage(page, { h1: 'Joindre les pièces justificatives', datum: 'Rapport d’activité' });
    await joinRapport(page);
    await expectGoodPage(page, { h1: 'Joindre les pièces justificatives', datum: 'rapport-activite.pdf' });
    await proceed(page);
  });

  await test.step('the volunteer describes a project and balances its budget', async () => {
    await expectPage(page, { h1: 'Projet 1', datum: 'Pourquoi et comment' });
    await describeProjet(page);
    await page.getByRole('button', { name: 'Terminé : vérifier le projet' }).click();
    await expectGoodPage(page, {
      h1: 'Projet 1 : Former nos arbitres',
      datum: /^Il y a \d+ erreurs? à corriger/,
    });
    await press(page, 'link', /^Reprendre/);
    await balanceBudget(page);
    await press(page, 'link', 'Tout voir en résumé');
    await page.getByRole('link', { name: 'Revenir aux projets' }).click();
    await expectGoodPage(page, { h1: 'Décrire les projets', datum: 'Former nos arbitres' });
    await proceed(page);
  });

  await test.step('the volunteer certifies, transmits, and is told so with a number', async () => {
    await expectPage(page, { h1: 'Vérifier et transmettre', datum: 'soit 75 %' });
    await transmit.click();
    await expectGoodPage(page, { h1: 'Vérifier et transmettre', datum: /^Il reste 1 point à compléter/ });
    await certifyDemande(page);
    await transmitDemande(page);
    await expectGoodPage(page, { h1: 'C’est transmis, bravo', datum: /^\d\d-\d{6}$/ });
  });

  const numero = /\d\d-\d{6}/.exec(page.url())?.[0] ?? '';
  const told = (text?: string | RegExp) => expectMail(request, { to: people.benevole, about: numero, text });

  await test.step('the volunteer has the receipt, the PDF and the follow-up', async () => {
    await told();
    await expectPdf(page, 'Télécharger le dossier transmis');
    await page.getByRole('link', { name: 'Suivre mon dossier' }).click();
    await expectGoodPage(page, { h1: 'Former nos arbitres', datum: /va étudier votre dossier/ });
    await page.getByRole('link', { name: 'Mes dossiers' }).first().click();
    await page.getByRole('link', { name: 'Chez les services' }).click();
    await fill(page, { 'Chercher un numéro': numero });
    await page.getByRole('button', { name: 'Chercher' }).click();
    await expectGoodPage(page, { h1: 'Mes dossiers', datum: numero });
  });

  const agent = await openBrowserFor(browser);
  await test.step('the agent finds it, starts, and sends it back', async () => {
    await signIn(agent, people.agent);
    await expectGoodPage(agent, { h1: titreJour, datum: 'DRAJES Sud' });
    await openDossier(agent, { numero });
    await expectGoodPage(agent, { ...dossierPage(numero, 'Former nos arbitres'), datum: 'Conclure…' });
    await decide(agent, 'Commencer l’instruction');
    await expectGoodPage(agent, {
      ...dossierPage(numero, 'Former nos arbitres'),
      datum: "en cours d'instruction",
    });
    await decide(agent, 'Renvoyer à l’association', () =>
      fill(agent, { 'Ce qu’il faut corriger': 'Précisez les dates des formations.' }),
    );
    await expect(agent.getByText('Chez l’association')).toBeVisible();
  });

  await test.step('the volunteer is told, corrects, and transmits again', async () => {
    await told('Précisez les dates des formations.');
    await page.goto('/client/user/dashboard');
    await expectGoodPage(page, { h1: titreAccueil, datum: numero });
    await page
      .getByRole('link', { name: new RegExp(`${numero}`) })
      .first()
      .click();
    await expectGoodPage(page, { h1: 'Former nos arbitres', datum: 'Précisez les dates des formations.' });
    await page.goto(`${page.url().split('?')[0]}?etape=projets`);
    await page.getByRole('main').getByRole('link', { name: 'Former nos arbitres' }).first().click();
    await openPartie(page, 'L’essentiel');
    await fill(page, { 'Date de fin': `15/07/${exercice}` });
    await page.getByRole('button', { name: 'Terminé : vérifier le projet' }).click();
    await expectGoodPage(page, { h1: 'Vérifier et transmettre', datum: 'Transmettre la correction' });
    await transmitDemande(page);
    await expectPage(page, { h1: 'C’est corrigé, merci', datum: numero });
  });

  await test.step('the agent grants', async () => {
    await openDossier(agent, { numero });
    await decide(agent, 'Commencer l’instruction');
    await decide(agent, 'Accorder', () => fill(agent, { [`Accordé ${exercice}`]: '2500' }));
    await expectGoodPage(agent, { ...dossierPage(numero, 'Former nos arbitres'), datum: '2 500 €' });
  });

  await test.step('both read the same history', async () => {
    await told(/2\s500\s€/);
    await page.goto(`${page.url().split('?')[0]}?mode=read`);
    await expectGoodPage(page, {
      h1: 'Former nos arbitres',
      datum: /2\s500\s€ accordés/,
    });
    const history = ['Dossier transmis', 'Dossier renvoyé pour correction', 'Subvention accordée'];
    await press(page, 'button', /^Plus : le dossier/);
    await press(page, 'button', /^Historique/);
    for (const fact of history) await expect(page.getByText(fact).first()).toBeVisible();
    await agent.getByRole('link', { name: 'Historique' }).click();
    for (const fact of history) await expect(agent.getByText(fact).first()).toBeVisible();
  });
});

async function expectPdf(page: Page, link: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const bytes = await readFile(await (await downloading).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}
