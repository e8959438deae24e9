// Played in Firefox by « npm run proof -- navigateurs », which then reads in WebKit the request that is sent here.
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { aNewAccount, anAssociation, letIn, openSession } from '../support/arrange.ts';
import { begin, describeInShort, joinRapport, proceed } from '../support/demande.ts';
import { exercice } from '../support/exercice.ts';
import { choose, fill, press } from '../support/forms.ts';
import { expectPage } from '../support/good-page.ts';
import { decide, dossierPage } from '../support/instruction.ts';
import { latestLink } from '../support/mails.ts';
import { openBrowserFor, people, signIn } from '../support/people.ts';

test('a treasurer begins and writes a request, the president signs and sends it, an agent grants it', async ({
  page,
  browser,
  request,
}) => {
  const treasurer = await aNewAccount(request, 'tresoriere');
  const president = await aNewAccount(request, 'presidente');
  const session = await openSession(request, treasurer);
  const { siret, nom } = await anAssociation(session, { rang: 9, president });
  await letIn(session, await openSession(request, president), siret);

  await test.step('the treasurer begins at the home page', async () => {
    await signIn(page, treasurer);
    await expectPage(page, { h1: /^Bienvenue/, datum: nom });
    await press(page, 'link', /^FDVA Formation et fonctionnement/);
    await press(page, 'link', 'Commencer ma demande');
    await expectPage(page, { h1: 'Choisir le type et l’année', datum: 'Première demande' });
    await begin(page);
    await expectPage(page, { h1: 'Indiquer le demandeur', datum: 'FR76 •••• •••• •••• 0189' });
    await choose(page, /^Signataire/, /^Gaspard Morvan/);
    await proceed(page);
    await joinRapport(page);
    await proceed(page);
  });
  const numero = /\d\d-\d{6}/.exec(page.url())?.[0] ?? '';
  const { pathname: href } = new URL(page.url());

  await test.step('the project is written part by part, and its budget balanced', async () => {
    await expectPage(page, { h1: /^Projet 1/, datum: 'Pourquoi et comment' });
    await describeInShort(page);
    await press(page, 'button', 'Terminé : vérifier le projet');
    await expectPage(page, { h1: 'Vérifier et transmettre', datum: '2 400 €' });
    await choose(page, 'Aides publiques', '500 000 € ou moins');
  });

  await test.step('the president signs and sends it on a telephone', async () => {
    await press(page, 'button', 'Faire signer par Gaspard Morvan');
    await expect(page.getByText(/^Demandé à Gaspard Morvan/)).toBeVisible();
    const telephone = await openBrowserFor(browser);
    await telephone.setViewportSize({ width: 360, height: 780 });
    await signIn(telephone, president, await latestLink(request, { to: president, subject: /^À signer/ }));
    await expectPage(telephone, { h1: /^À signer\s: Former nos arbitres$/, datum: 'Versé sur' });
    await press(telephone, 'button', 'Signer et transmettre');
    await press(telephone, 'button', 'Je signe et je transmets');
    await expectPage(telephone, { h1: 'C’est signé et transmis', datum: /Sans réponse le/ });
  });

  await test.step('an agent finds it in the queue, studies it and grants it', async () => {
    const agent = await openBrowserFor(browser);
    await signIn(agent, people.agent, '/client/dossiers');
    await expectPage(agent, { h1: 'Dossiers', datum: /^\d+\srésultats?,/ });
    await fill(agent, { 'Numéro, association, projet, subvention': numero });
    await agent.keyboard.press('Enter');
    await expect(agent.getByText(/^1\srésultat/).first()).toBeVisible();
    await press(agent, 'link', new RegExp(`dossier ${numero}$`));
    await expectPage(agent, { ...dossierPage(numero), datum: 'Contrôles' });
    await decide(agent, 'Commencer l’instruction');
    await decide(agent, 'Accorder', () => fill(agent, { [`Accordé ${exercice}`]: '2000' }));
    await expectPage(agent, { ...dossierPage(numero), datum: /2\s000\s€/ });
  });

  const { DEMANDE_ENVOYEE: place } = process.env;
  if (place) writeFileSync(place, JSON.stringify({ email: treasurer, href, numero, nom }));
});
