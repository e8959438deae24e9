import { addJours } from '@asso/domain/identifiants/durees';
import { expect, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { anAssociation, openSession } from './support/arrange.ts';
import {
  certifyDemande,
  chooseSignataire,
  joinRapport,
  openPartie,
  proceed,
  proceedTo,
  transmitDemande,
} from './support/demande.ts';
import { exercice } from './support/exercice.ts';
import { choose, fill, join, pickFound, press, region, select, tick } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { decide, dossierPage, openDossier } from './support/instruction.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const annees = [exercice, exercice + 1];
const service = 'DRAJES Sud';
const projets = [
  { intitule: 'Une ressourcerie de quartier', montant: 3000, accorde: [2500, 2000] },
  { intitule: 'Un atelier de réparation', montant: 1000, accorde: [1000, 500] },
];

/** The dossier has two projects, and its name says so. */
const nomDuDossier = 'Une ressourcerie de quartier et 1 autre projet';

test('two projects over two years, from nothing to the grant, found incomplete once and sent back once', async ({
  page,
  browser,
  request,
}) => {
  const { nom } = await anAssociation(await openSession(request, people.gestionnaire), { rang: 8 });

  await test.step('a request of two years is begun, its document joined', async () => {
    await signIn(page, people.gestionnaire);
    await actFor(page, nom);
    await press(region(page, 'Aides ouvertes'), 'link', /^FDVA Formation et fonctionnement/);
    await press(page, 'link', 'Commencer ma demande');
    await choose(page, 'Type de demande', 'Financement global-nouveau(x) projet(s) innovant(s)');
    await choose(page, 'Durée', 'Plusieurs années');
    await press(page, 'button', 'Commencer');
    await expectPage(page, { h1: 'Indiquer le demandeur', datum: /0189/ });
    await chooseSignataire(page);
    await proceed(page);
    await joinRapport(page);
    await proceed(page);
  });

  await test.step('each project is described, with an amount and a budget each year', async () => {
    await expectPage(page, { h1: /^Projet 1/, datum: 'Pourquoi et comment' });
    await fillProjet(page, projets[0]);
    await press(page, 'button', 'Terminé : vérifier le projet');
    await expectPage(page, { h1: 'Vérifier et transmettre', datum: '6 000 €' });
    await press(page, 'link', /4\. Décrire les projets/);
    await press(page, 'button', 'Ajouter un autre projet');
    await expectPage(page, { h1: /^Projet 2/, datum: 'Pourquoi et comment' });
    await fillProjet(page, projets[1]);
    await press(page, 'button', 'Terminé : vérifier le projet');
    await expectGoodPage(page, { h1: 'Décrire les projets', datum: /8\s000\s€ au total/ });
    await proceed(page);
  });

  await test.step('all is read again, certified and transmitted', async () => {
    await expectGoodPage(page, { h1: 'Vérifier et transmettre', datum: '8 000 €' });
    await certifyDemande(page);
    await transmitDemande(page);
    await expectGoodPage(page, { h1: 'C’est transmis, bravo', datum: /^\d\d-\d{6}$/ });
  });
  const numero = /\d\d-\d{6}/.exec(page.url())?.[0] ?? '';
  const href = page.url().split('?')[0] ?? '';
  const told = (text: string | RegExp) =>
    expectMail(request, { to: people.gestionnaire, about: numero, text });

  const agent = await openBrowserFor(browser);
  const completude = region(agent, 'Complétude');
  await test.step('the agent finds it incomplete; the association completes it without a change of state', async () => {
    await signIn(agent, people.agent);
    await openDossier(agent, { numero });
    await decide(agent, 'Commencer l’instruction');
    await press(agent, 'link', /^Pièces/);
    await press(completude, 'button', 'Demander des compléments');
    await tick(completude, 'Pièce : Rapport d’activité');
    await fill(completude, {
      'Ce qui manque : Rapport d’activité': 'La page 3 est illisible.',
      'À compléter avant le': inDays(20),
    });
    await press(completude, 'button', 'Demander ces compléments');
    await press(agent.getByRole('dialog'), 'button', /^Confirmer/);
    await told('La page 3 est illisible.');
    await page.goto(`${href}?mode=read`);
    await expectGoodPage(page, {
      h1: nomDuDossier,
      datum: /DRAJES Sud attend 1\spièce/,
    });
    await expect(page.getByText('À compléter', { exact: true }).first()).toBeVisible();
    await press(page, 'link', /^Compléter/);
    await join(
      page,
      'Déposer un fichier : Rapport d’activité',
      aPdf('rapport-lisible.pdf', 'Rapport entier'),
    );
    await expect(page.getByRole('button', { name: 'Changer Rapport d’activité' })).toBeVisible();
    await press(page, 'button', 'Transmettre les compléments');
    await expectPage(page, { h1: 'Vos compléments sont transmis', datum: numero });
    await agent.reload();
    await press(completude, 'button', 'Déclarer le dossier complet');
    await expect(completude.getByText('Le dossier est complet.')).toBeVisible();
  });

  await test.step('the agent sends it back; the association corrects and transmits again', async () => {
    await decide(agent, 'Renvoyer à l’association', () =>
      fill(agent, { 'Ce qu’il faut corriger': 'Précisez la fin du second projet.' }),
    );
    await told('Précisez la fin du second projet.');
    await page.goto(href);
    await expectGoodPage(page, {
      h1: nomDuDossier,
      datum: 'Précisez la fin du second projet.',
    });
    await page.goto(`${href}?etape=projets`);
    await press(page, 'link', projets[1]?.intitule ?? '');
    await openPartie(page, 'L’essentiel');
    await fill(page, { 'Date de fin': `15/12/${exercice + 1}` });
    await press(page, 'button', 'Terminé : vérifier le projet');
    await transmitDemande(page);
    await expectPage(page, { h1: 'C’est corrigé, merci', datum: numero });
  });

  await test.step('the agent grants by project and year', async () => {
    await openDossier(agent, { numero });
    await decide(agent, 'Commencer l’instruction');
    await decide(agent, 'Accorder', async () => {
      for (const { intitule, accorde } of projets) {
        const own = agent.getByRole('group', { name: intitule });
        await fill(
          own,
          Object.fromEntries(annees.map((annee, at) => [`Accordé ${annee}`, `${accorde[at]}`])),
        );
      }
      await expect(agent.getByText(/Total accordé\s:\s6\s000\s€/)).toBeVisible();
    });
    await expectGoodPage(agent, { ...dossierPage(numero, nomDuDossier), datum: /6\s000\s€/ });
  });

  await test.step('both read what was granted, and the same history', async () => {
    await told(/6\s000\s€/);
    await page.goto(`${href}?mode=read`);
    await expectGoodPage(page, { h1: nomDuDossier, datum: /6\s000\s€ accordés/ });
    await press(agent, 'link', 'Historique');
    const facts = [
      'Dossier transmis',
      'Dossier à compléter',
      'Dossier de nouveau complet',
      'Dossier renvoyé pour correction',
      'Subvention accordée',
    ];
    await press(page, 'button', /^Plus : le dossier/);
    await press(page, 'button', /^Historique/);
    await press(page, 'button', /^Voir les \d+ étapes précédentes$/);
    for (const person of [page, agent]) {
      for (const fact of facts) await expect(person.getByText(fact, { exact: true }).first()).toBeVisible();
    }
  });
});

/** Makes the account act for this association: it manages several, and the page shows for which one it acts. */
async function actFor(page: Page, nom: string): Promise<void> {
  const strip = region(page, 'Pour qui vous agissez');
  if (await strip.getByText(nom).count()) return;
  await press(strip, 'button', /Karim Benali/);
  await press(strip, 'button', 'Changer d’association');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(nom).first().click();
  await press(dialog, 'button', /^Agir pour/);
  // The announcement comes once the home page is back.
  await expect(page.getByText(`Vous agissez maintenant pour ${nom}.`).first()).toBeVisible();
  await expectPage(page, { h1: titreAccueil, datum: nom });
}

type Projet = (typeof projets)[number];

async function fillProjet(page: Page, projet: Projet | undefined): Promise<void> {
  if (!projet) throw new Error('no project');
  await choose(region(page, 'L’essentiel'), 'Quand se passe-t-il ?', 'Mes dates');
  await fill(region(page, 'L’essentiel'), {
    Intitulé: projet.intitule,
    'Date de début': `15/01/${exercice}`,
    'Date de fin': `30/11/${exercice + 1}`,
  });
  await proceedTo(page, 'Pourquoi et comment');
  await fill(page, {
    Objectifs: 'Donner une seconde vie aux objets.',
    Description: 'Deux samedis par mois, dans le local de l’association.',
  });
  await proceedTo(page, 'Publics et lieux');
  await select(page, { 'Statut des bénéficiaires': 'Bénévoles', 'Tranche d’âge': '18 à 25 ans' });
  await choose(page, 'Genre', 'Mixte');
  await fill(page, { 'Nombre de personnes': '40' });
  await pickFound(page, 'Commune, quartier ou département', 'Marseille');
  await proceedTo(page, 'Moyens et suivi');
  await fill(region(page, 'Moyens'), { 'Moyens humains et matériels': 'Un local et six bénévoles.' });
  await fill(page, { 'Comment vous évaluerez le projet': 'Le nombre d’objets réparés.' });
  await openPartie(page, 'Budget');
  for (const annee of annees) {
    await page.getByRole('textbox', { name: `${service}, ${annee}` }).fill(`${projet.montant}`);
  }
  await fill(page, { 'Formateur, intervenant': `${projet.montant}` });
  await press(page, 'button', `Recopier ${annees[0]} vers ${annees[1]}`);
  const balanced = new RegExp(`^Équilibré\\s: ${`${projet.montant}`.replace(/000$/, '\\s000')}\\s€`);
  await expect(page.getByRole('tabpanel').getByText(balanced)).toBeVisible();
  await proceedTo(page, 'Questions du service');
  await choose(page, 'Qui sera formé', 'Tous les bénévoles');
  await fill(region(page, 'Questions du service'), { 'Nombre de sessions': '4' });
  await choose(page, 'Les repas sont pris en charge', 'Non');
}

/** Gives the day that comes in this many days, as people type it: « 11/03/2027 ». */
const inDays = (days: number): string =>
  addJours(new Date(), days).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
