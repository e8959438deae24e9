import { addJours } from '@asso/domain/identifiants/durees';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { openSession } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { fill, join, press, region, tick } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { decide, dossierPage, openConclusion, openDossier } from './support/instruction.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const phrase = 'La page 3 du rapport est illisible.';
const deposit = /\/api\/dac\/association\/documents/;
const posting = /\/api\/demande\/dossiers\/[^/]+\/message(\?|$)/;
const nouveau = aPdf('rapport-lisible.pdf', 'Rapport, page 3 comprise');

test('a service finds a dossier incomplete; the association brings what is missing, and it is complete again', async ({
  page,
  browser,
  request,
}) => {
  const { id_fo, href } = await aTransmittedDossier(request);
  const agent = await openBrowserFor(browser);
  const completude = region(agent, 'Complétude');
  const { promise: arrives, resolve: letArrive } = Promise.withResolvers<void>();

  await test.step('the agent ticks one piece, says what is missing, and gives a date', async () => {
    await signIn(agent, people.agent);
    await openDossier(agent, { numero: id_fo });
    await press(agent, 'link', /^Pièces/);
    await press(completude, 'button', 'Demander des compléments');
    await press(completude, 'button', 'Demander ces compléments');
    await expectGoodPage(agent, {
      ...dossierPage(id_fo),
      datum: 'Cochez au moins une pièce ou une rubrique à compléter.',
    });
    await tick(completude, 'Pièce : Rapport d’activité');
    await fill(completude, {
      'Ce qui manque : Rapport d’activité': phrase,
      'À compléter avant le': inDays(20),
    });
    await press(completude, 'button', 'Demander ces compléments');
    const apercu = agent.getByRole('dialog', { name: 'Voici ce que l’association recevra' });
    await expect(apercu.getByText(phrase)).toBeVisible();
    await press(apercu, 'button', /^Confirmer/);
    await expect(completude.getByText('L’association est prévenue.')).toBeVisible();
    await expectGoodPage(agent, { ...dossierPage(id_fo), datum: phrase });
  });

  await test.step('the head and the checks say it first, and it is not granted by oversight', async () => {
    await press(agent, 'link', 'Résumé');
    await expectPage(agent, { ...dossierPage(id_fo), datum: /^À compléter avant le/i });
    const first = agent.getByRole('listitem').filter({ hasText: 'Attention' }).first();
    await expect(first).toContainText(/Dossier à compléter\s: 1\spièce/);
    await decide(agent, 'Commencer l’instruction');
    await press(await openConclusion(agent, 'Accorder'), 'button', /^Accorder/);
    await expectGoodPage(agent, {
      ...dossierPage(id_fo),
      datum: /L’association n’a pas encore envoyé ce que vous lui demandez/,
    });
  });

  await test.step('the association is told by mail, on its home and among its dossiers', async () => {
    const subject = /^À compléter/;
    await expectMail(request, { to: people.gestionnaire, subject, about: id_fo, text: phrase });
    await signIn(page, people.gestionnaire);
    await expectGoodPage(page, { h1: titreAccueil, datum: /Dossier à compléter\s: 1\spièce/ });
    await page.goto(`/client/dossiers?q=${id_fo}`);
    await expectGoodPage(page, { h1: 'Mes dossiers', datum: /Dossier à compléter\s: 1\spièce/ });
    await page.goto(`${href}?mode=read`);
    await expectGoodPage(page, { h1: 'Former nos arbitres', datum: /DRAJES Sud attend 1\spièce/ });
  });

  await test.step('it brings the piece with the keyboard alone, and nothing else may be changed', async () => {
    useOnlyKeyboard(page);
    await press(page, 'link', /^Compléter/);
    await expectPage(page, { h1: 'Compléter le dossier', datum: phrase });
    await press(page, 'button', 'Transmettre les compléments');
    await expectGoodPage(page, {
      h1: 'Compléter le dossier',
      datum: 'Joignez le document demandé : Rapport d’activité.',
    });
    // The comment is typed while the file is being sent: neither its text nor the focus may be lost when the file
    // arrives.
    await page.route(deposit, async (route) => {
      if (route.request().method() === 'POST') await arrives;
      await route.continue();
    });
    await join(page, 'Déposer un fichier : Rapport d’activité', nouveau);
    await fill(page, { 'Un mot sur ce document : Rapport d’activité': 'Numérisé à nouveau.' });
    letArrive();
    await expect(page.getByRole('button', { name: 'Changer Rapport d’activité' })).toBeVisible();
    const mot = page.getByLabel('Un mot sur ce document : Rapport d’activité');
    await expect(mot).toHaveValue('Numérisé à nouveau.');
    await expect(mot).toBeFocused();
    await press(page, 'button', 'Transmettre les compléments');
    await expectGoodPage(page, { h1: 'Vos compléments sont transmis', datum: id_fo });
    await press(page, 'link', 'Suivre mon dossier');
    await expectGoodPage(page, { h1: 'Former nos arbitres', datum: 'Compléments transmis' });
  });

  await test.step('the agent sees what came and sets the dossier back to complete', async () => {
    await openDossier(agent, { numero: id_fo });
    await press(agent, 'link', /^Pièces/);
    await expectGoodPage(agent, { ...dossierPage(id_fo), datum: /L’association a répondu/ });
    await expect(completude.getByRole('link', { name: /rapport-lisible\.pdf/ })).toBeVisible();
    await expect(completude.getByText('Numérisé à nouveau.')).toBeVisible();
    await press(completude, 'button', 'Déclarer le dossier complet');
    await expect(completude.getByText('Le dossier est complet.')).toBeVisible();
  });

  await test.step('both read the same history, and the inbox says it', async () => {
    const facts = ['Dossier à compléter', 'Compléments transmis', 'Dossier de nouveau complet'];
    await press(agent, 'link', 'Historique');
    await page.goto(`${href}?mode=read`);
    await press(page, 'button', /^Plus : le dossier/);
    await press(page, 'button', /^Historique/);
    for (const person of [page, agent]) {
      for (const fact of facts) await expect(person.getByText(fact, { exact: true }).first()).toBeVisible();
    }
    await page.goto('/client/user/notifications');
    await expectGoodPage(page, {
      h1: 'Notifications',
      datum: new RegExp(`[Dd]ossier ${id_fo}.*De nouveau complet`),
    });
    await expect(page.getByText(/Courriel remis/).first()).toBeVisible();
  });
});

test('a message goes both ways with its file; a note stays with the service', async ({
  page,
  browser,
  request,
}) => {
  const { id_fo, href } = await aTransmittedDossier(request);
  const thread = (who: Page) => region(who, 'Messages échangés');

  await signIn(page, people.gestionnaire, `${href}?mode=read`);
  const messages = region(page, 'Échanges avec DRAJES Sud');
  await press(messages, 'button', 'Envoyer le message');
  await expect(messages.getByText(/^Le champ Votre message/).first()).toBeVisible();
  await join(messages, 'Joindre des fichiers', aPdf('devis.pdf', 'Devis'));
  await fill(messages, { 'Votre message à': 'Voici le devis.' });
  await page.reload();
  await expect(messages.getByRole('textbox').first()).toHaveValue('Voici le devis.');
  await join(messages, 'Joindre des fichiers', aPdf('devis.pdf', 'Devis'));
  await expect(messages.getByRole('button', { name: /^Retirer/ })).toBeVisible();
  // Text typed while a message is being sent belongs to the next message; it stays in the field, with or without the
  // focus.
  const { promise: leaves, resolve: letLeave } = Promise.withResolvers<void>();
  await page.route(posting, async (route) => {
    if (route.request().method() === 'POST') await leaves;
    await route.continue();
  });
  await press(messages, 'button', 'Envoyer le message');
  const words = messages.getByRole('textbox').first();
  await words.press('Control+End');
  await words.pressSequentially(' Le budget suit.');
  letLeave();
  await expect(messages.getByText(/^Message envoyé à/)).toBeVisible();
  await expect(words).toHaveValue('Le budget suit.');
  await expect(words).toBeFocused();
  await words.blur();
  await expect(words).toHaveValue('Le budget suit.');
  await fill(messages, { 'Votre message à': '' });
  await expectGoodPage(page, {
    h1: 'Former nos arbitres',
    datum: thread(page).getByRole('link', { name: /devis\.pdf/ }),
  });
  await expectMail(request, { to: people.agent, about: id_fo, text: 'Voici le devis.' });

  const agent = await openBrowserFor(browser);
  await signIn(agent, people.agent);
  await openDossier(agent, { numero: id_fo });
  await press(agent, 'link', /^Échanges/);
  await expectGoodPage(agent, { ...dossierPage(id_fo), datum: 'Nouveaux messages' });
  await expect(thread(agent).getByRole('link', { name: /devis\.pdf/ })).toBeVisible();
  const note = region(agent, 'Note interne');
  await fill(note, { 'Note interne': 'Devis à comparer avec celui de 2026.' });
  await press(note, 'button', 'Ajouter la note');
  await expect(thread(agent).getByText('Note interne : jamais vue de l’association.')).toBeVisible();
  const answers = region(agent, 'Échanges');
  await join(answers, 'Joindre des fichiers', aPdf('modele.pdf', 'Modele'));
  await expect(answers.getByRole('button', { name: /^Retirer/ })).toBeVisible();
  await fill(answers, {
    'Votre message à': 'Merci. Signez ce modèle.',
    'Attend une réponse avant le': inDays(9),
  });
  await press(answers, 'button', 'Envoyer le message');
  await expect(answers.getByText(/^Message envoyé à/)).toBeVisible();
  await expectGoodPage(agent, { ...dossierPage(id_fo), datum: 'Merci. Signez ce modèle.' });

  await test.step('what comes while one reads waits to be asked for', async () => {
    await expect(messages.getByText('1 nouveau message').first()).toBeVisible();
    await expect(thread(page).getByText('Merci. Signez ce modèle.')).toHaveCount(0);
    await press(messages, 'button', /^Afficher/);
    await expect(thread(page).getByRole('heading', { name: 'Nouveaux messages' })).toBeFocused();
    await expect(thread(page).getByRole('link', { name: /modele\.pdf/ })).toBeVisible();
    await expect(thread(page).getByText('Réponse attendue avant le')).toBeVisible();
    await expect(thread(page).getByText(/^Lu le /)).toBeVisible();
    await expect(page.getByText('Devis à comparer avec celui de 2026.')).toHaveCount(0);
    await expectGoodPage(page, { h1: 'Former nos arbitres', datum: 'Nouveaux messages' });
  });
});

async function aTransmittedDossier(request: APIRequestContext) {
  const session = await openSession(request, people.gestionnaire);
  const dossier = await aReadyDossier(session, { rang: 0 });
  await transmit(session, dossier);
  return dossier;
}

/** Gives the day that comes in this many days, as people type it: « 11/03/2027 ». */
const inDays = (days: number): string =>
  addJours(new Date(), days).toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });
