import { expect, test } from '@playwright/test';
import { addMyself, addRibByPaper, certifyAdhesion, findAssociation } from './support/adhesion.ts';
import { findFreeAssociation, openSession } from './support/arrange.ts';
import { begin, describeInShort, joinRapport, proceed, transmitDemande } from './support/demande.ts';
import { exercice } from './support/exercice.ts';
import { choose, fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { latestLink } from './support/mails.ts';
import { people } from './support/people.ts';
import { countWhatIsAsked, printAims, readTotals } from './support/what-is-asked.ts';

const mostScreens = 12;
const mostTyped = 20;
/** From the first question of the dossier to its transmission. */
const mostWords = 1300;
/** Two screens of 900 px. */
const twoScreens = 1800;

/**
 * A person without an account goes through these screens, for an association of which only the registers know
 * something.
 */
const screens = [
  'Créer mon compte',
  'Consultez votre messagerie',
  'Trouver votre association',
  'Certifier sur l’honneur',
  'Bienvenue, Nadia Ferrand',
  `FDVA Formation et fonctionnement ${exercice}`,
  'Choisir le type et l’année',
  'Indiquer le demandeur',
  'Joindre les pièces justificatives',
  'Projet 1',
  'Vérifier et transmettre',
  'C’est transmis, bravo',
];

/** What the person types, ticks or chooses on each screen. */
const typed: Readonly<Record<string, readonly string[]>> = {
  'Créer mon compte': ['Civilité', 'Prénom', 'Nom', 'Adresse électronique', 'Mot de passe'],
  'Trouver votre association': ['Nom, numéro RNA ou SIREN'],
  'Certifier sur l’honneur': ['Votre fonction'],
  'Indiquer le demandeur': ['Téléphone', 'RIB, relevé ou photo'],
  'Joindre les pièces justificatives': ['Déposer un fichier : Rapport d’activité'],
  'Projet 1': [
    'Intitulé',
    'Quand se passe-t-il ?',
    'Objectifs',
    'Description',
    'Nombre de personnes',
    'Formateur, intervenant, en euros',
    'Qui sera formé',
    'Les repas sont pris en charge',
    'Coût d’un repas (en euros)',
  ],
  'Vérifier et transmettre': ['Aides publiques reçues sur trois exercices, celui-ci compris'],
};

const earlierRequests = /\/demande\/dossiers\?/;

test('a first request asks at most 12 screens and 20 typed fields, and nothing twice', async ({
  page,
  request,
}) => {
  const association = await findFreeAssociation(await openSession(request, people.autre), { rang: 3 });
  const email = `nadia.${Date.now()}@demo.example`;
  const asked = await countWhatIsAsked(page);

  await test.step('an account, then the association', async () => {
    await page.goto('/client/register');
    await choose(page, 'Civilité', 'Madame');
    await fill(page, {
      Prénom: 'Nadia',
      Nom: 'Ferrand',
      'Adresse électronique': email,
      'Mot de passe': 'Tasse-Verte-42',
    });
    await press(page, 'button', 'Créer mon compte');
    await expectPage(page, { h1: 'Consultez votre messagerie', datum: /nad[^@ ]*@demo\.example/ });
    await page.goto(await latestLink(request, { to: email, subject: /^Activez votre compte$/ }));
    await findAssociation(page, association);
    await press(page, 'button', 'Continuer');
    await certifyAdhesion(page);
    await expectPage(page, { h1: 'Bienvenue, Nadia Ferrand', datum: association.nom });
  });

  await test.step('what can be asked now is on the home page', async () => {
    await press(page, 'link', /^FDVA Formation et fonctionnement/);
    // The list of earlier dossiers comes late on a slow network: a press made before it came was once lost.
    await page.route(earlierRequests, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await press(page, 'link', 'Commencer ma demande');
    await expectPage(page, { h1: 'Choisir le type et l’année', datum: 'Première demande' });
    await begin(page);
    await page.unroute(earlierRequests);
  });

  await test.step('who signs and where the money goes are asked where they are missing', async () => {
    await expectGoodPage(page, { h1: 'Indiquer le demandeur', datum: 'qui signe pour elle' });
    await addMyself(page);
    await expectGoodPage(page, { h1: 'Indiquer le demandeur', datum: 'Votre association n’a aucun RIB.' });
    await addRibByPaper(page, association.nom.toUpperCase());
    await expectGoodPage(page, { h1: 'Indiquer le demandeur', datum: /4053/ });
    await proceed(page);
    await joinRapport(page);
    await proceed(page);
  });

  await test.step('one project, its budget, the certificate', async () => {
    await expectPage(page, { h1: /^Projet 1/, datum: 'Pourquoi et comment' });
    await describeInShort(page);
    await press(page, 'button', 'Terminé : vérifier le projet');
    await expectPage(page, { h1: 'Vérifier et transmettre', datum: '2 400 €' });
    // What the portal proposed was kept as the person went from page to page, so the page does not ask to keep it.
    await expect(page.getByText('Gardez ce que le portail a écrit')).toHaveCount(0);
    await choose(page, 'Aides publiques', '500 000 € ou moins');
    await expect(page.getByLabel('Fait à')).not.toHaveValue('');
    await transmitDemande(page);
    await expectPage(page, { h1: 'C’est transmis, bravo', datum: /^\d\d-\d{6}$/ });
  });

  printAims('a first request', asked);
  // The home page bears the title « Ce qui vous attend » while it loads: it is counted once, by its later title.
  const shown = asked.screens.filter((one) => one !== 'Ce qui vous attend');
  expect(shown).toEqual(screens);
  expect(shown.length).toBeLessThanOrEqual(mostScreens);
  const expected = Object.entries(typed).flatMap(([screen, fields]) =>
    fields.map((field) => `${screen} › ${field}`),
  );
  expect(asked.typed).toEqual(expected);
  expect(asked.typed.length).toBeLessThanOrEqual(mostTyped);
  const duDossier = /^(Choisir le type|Indiquer le demandeur|Joindre les pièces|Projet 1|Vérifier)/;
  const measures = new Map([...asked.measures].filter(([page]) => duDossier.test(page)));
  printAims('its dossier', { ...asked, measures });
  const { words, height } = readTotals({ ...asked, measures });
  expect(words).toBeLessThanOrEqual(mostWords);
  expect(height).toBeLessThanOrEqual(twoScreens);
});
