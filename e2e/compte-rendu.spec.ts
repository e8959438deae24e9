import { expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { grantDossier, moveDossier } from './support/arrange-decision.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { openReport, receiveAndFinish } from './support/compte-rendu.ts';
import { proceed, transmitDemande } from './support/demande.ts';
import { exercice } from './support/exercice.ts';
import { choose, fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const motif = 'Le prix des salles manque.';
const titre = `Compte rendu financier ${exercice}`;

test('a grant is told: copied, corrected, explained, sent, sent back, received, and its dossier finishes', async ({
  browser,
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'compte-rendu');
  const session = await openSession(request, email);
  const dossier = await aReadyDossier(session, { rang: 8 });
  await transmit(session, dossier);
  const service = await openSession(request, people.agent);
  await grantDossier(service, dossier, 1800);
  await moveDossier(service, dossier, { action: 'markPaid' });
  const agent = await openBrowserFor(browser);

  await test.step('home leads to the exercise, which is begun from the request', async () => {
    await signIn(page, email, '/client/user/dashboard');
    // The report is due in more than two months, so it is not among today's tasks: the dossier leads to it.
    await press(page, 'link', new RegExp(dossier.id_fo));
    await expect(page.getByText(/Compte rendu à envoyer avant le/)).toBeVisible();
    await page.goto(`${dossier.href.replace('/subvention-demande/', '/dossier/')}/crf`);
    await expectGoodPage(page, { h1: 'Comptes rendus financiers', datum: titre });
    await press(page, 'button', /^Commencer/);
    await expectGoodPage(page, { h1: titre, datum: `Nous avons repris votre demande de ${exercice}.` });
    await expect(page.getByText('Non transmis').first()).toBeVisible();
  });

  await test.step('what is missing is said at its field', async () => {
    await press(page, 'link', 'Commencer : Raconter les projets');
    await proceed(page);
    await expectGoodPage(page, { h1: 'Raconter les projets', datum: 'Il y a 1 erreur à corriger' });
  });

  await test.step('a project is told beside its plan', async () => {
    await choose(page, 'Qu’est devenu ce projet ?', 'Réalisé');
    await press(page, 'button', /^Recopier le prévu/);
    await expect(page.getByText('Prévu : 12').first()).toBeVisible();
    await expect(page.getByText(/^Prévu\s: du \d\d\/\d\d\/\d{4} au /)).toBeVisible();
    await fill(page, {
      'Ce que vous avez fait': 'Trois samedis au siège.',
      Résultats: 'Douze arbitres formés.',
    });
    await proceed(page);
  });

  await test.step('the plan is copied, corrected, and the gap explained', async () => {
    await expectPage(page, { h1: 'Saisir les dépenses et les recettes', datum: 'Dépenses' });
    await press(page, 'button', 'Recopier le prévu');
    await fill(page, { '60-1': '3400' });
    await expect(page.getByText(/^\+.400.€$/).first()).toBeVisible();
    await expect(page.getByText(/^113.%$/).first()).toBeVisible();
    await proceed(page);
    await expectGoodPage(page, {
      h1: 'Saisir les dépenses et les recettes',
      datum: /^Expliquez l’écart de \+.400.€ sur «\s60 Achats\s»/,
    });
    await fill(page, { 'Expliquez cet écart': 'Le prix des licences a augmenté.' });
    await proceed(page);
    await expectGoodPage(page, { h1: 'Répondre aux questions', datum: 'Annexe' });
    await proceed(page);
  });

  await test.step('it is read again, certified and sent once', async () => {
    await expectGoodPage(page, {
      h1: 'Vérifier et transmettre',
      datum: 'Votre compte rendu financier n’est pas transmis. Cliquez sur « Transmettre ».',
    });
    await fill(page, { 'Fait à': 'Marseille' });
    await transmitDemande(page);
    await expectGoodPage(page, { h1: 'Votre compte rendu financier est transmis', datum: dossier.id_fo });
    const downloading = page.waitForEvent('download');
    await press(page, 'link', /^Télécharger le compte rendu/);
    expect((await downloading).suggestedFilename()).toMatch(
      new RegExp(`^former-nos-arbitres_compte-rendu-${exercice}_.+_${dossier.id_fo}\\.pdf$`),
    );
  });

  await test.step('the service cannot finish before it has received it, and sends it back', async () => {
    await signIn(agent, people.agent, dossier.href);
    await openReport(agent, dossier.href, titre);
    await expectGoodPage(agent, { h1: titre, datum: 'Le prix des licences a augmenté.' });
    await choose(agent, 'Après l’avoir lu', 'Renvoyer à l’association');
    await press(agent, 'button', 'Continuer');
    await expect(agent.getByText('Écrivez à l’association ce qu’elle doit corriger.').first()).toBeVisible();
    await fill(agent, { 'Ce que l’association doit corriger': motif });
    await press(agent, 'button', 'Continuer');
    await press(agent.getByRole('dialog'), 'button', 'Renvoyer à l’association');
    await expect(agent.getByText('renvoyé à l’association', { exact: true }).first()).toBeVisible();
  });

  await test.step('the association reads what to correct first, and sends it again', async () => {
    await page.goto('/client/user/dashboard');
    await press(page, 'link', /^Corriger le compte rendu/);
    await expectGoodPage(page, { h1: titre, datum: motif });
    await press(page, 'link', 'Répondre aux questions');
    await fill(page, { Observations: 'Salles prêtées par la ville.' });
    await proceed(page);
    await transmitDemande(page);
    await expectPage(page, { h1: 'Votre compte rendu financier est transmis', datum: dossier.id_fo });
  });

  await test.step('the service receives it, and the dossier finishes', async () => {
    await openReport(agent, dossier.href, titre);
    await receiveAndFinish(agent, dossier.href);
  });
  await agent.context().close();
});

test('a project that did not take place is told with the keys alone, and says what is to be given back', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'non-realise');
  const session = await openSession(request, email);
  const dossier = await aReadyDossier(session, { rang: 9 });
  await transmit(session, dossier);
  const service = await openSession(request, people.agent);
  await grantDossier(service, dossier, 1500);
  await moveDossier(service, dossier, { action: 'markPaid' });
  await signIn(page, email, `/client/associations/${dossier.siret}/dossier/${dossier.id_fo}/crf`);
  useOnlyKeyboard(page);
  await press(page, 'button', /^Commencer/);
  await press(page, 'link', 'Commencer : Raconter les projets');
  await choose(page, 'Qu’est devenu ce projet ?', 'Reporté à l’exercice suivant');
  await expect(page.getByText(/^Somme à reverser ou à reporter.: 1.500.€$/)).toBeVisible();
  await fill(page, { Pourquoi: 'La salle a brûlé : nous le ferons l’an prochain.' });
  await proceed(page);
  await expectGoodPage(page, {
    h1: 'Saisir les dépenses et les recettes',
    datum: 'Ce projet n’a pas eu lieu : aucune dépense n’est demandée.',
  });
  await proceed(page);
  await expectPage(page, { h1: 'Répondre aux questions', datum: 'Annexe' });
  await proceed(page);
  await fill(page, { 'Fait à': 'Marseille' });
  await transmitDemande(page);
  await expectPage(page, { h1: 'Votre compte rendu financier est transmis', datum: dossier.id_fo });
  await press(page, 'link', 'Relire le compte rendu');
  await expectGoodPage(page, { h1: titre, datum: 'La salle a brûlé : nous le ferons l’an prochain.' });
});
