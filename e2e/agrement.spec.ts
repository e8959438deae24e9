import { expect, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { answerJep } from './support/agrement.ts';
import { aNewAccount, anAssociation, openSession } from './support/arrange.ts';
import { proceed, transmitDemande } from './support/demande.ts';
import { choose, fill, join, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { decide, openConclusion } from './support/instruction.ts';
import { withOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const numero = 'JEP-ESSAI-13-04';
const titre = /^Jeunesse et éducation populaire \d{4}/;

test('an association asks for an approval with its common file; the service grants it with its decree', async ({
  page,
  request,
  browser,
}) => {
  const email = await aNewAccount(request, 'agrement');
  const session = await openSession(request, email);
  const { siret, nom } = await anAssociation(session, { rang: 7, isSud: true });

  await test.step('it is chosen and begun, with the keys alone', async () => {
    await signIn(page, email, `/client/associations/${siret}/demande-agrement`);
    await expectPage(page, { h1: 'Agréments et habilitations', datum: titre });
    await withOnlyKeyboard(page, async () => {
      await press(page, 'button', 'Commencer');
      await expectGoodPage(page, { h1: 'Agréments et habilitations', datum: 'Il y a 1 erreur à corriger' });
      await choose(page, /^Agrément/, titre);
      await press(page, 'button', 'Commencer');
    });
    await expectPage(page, { h1: 'Indiquer le demandeur', datum: /Odile Castel/ });
  });
  const href = new URL(page.url()).pathname;
  const id_fo = href.split('/').at(-1) ?? '';

  await test.step('what is missing is said where it is', async () => {
    await page.goto(`${href}?etape=donnees`);
    await proceed(page);
    await expectGoodPage(page, {
      h1: 'Répondre aux conditions de l’agrément',
      datum: /^Il y a \d+ erreurs à corriger$/,
    });
  });

  await test.step('all that is asked is answered, then transmitted', async () => {
    await answerJep(session, { id_fo, siret });
    await page.goto(`${href}?etape=transmission`);
    await expectGoodPage(page, { h1: 'Vérifier et transmettre', datum: /4\scritères du tronc commun sur 4/ });
    await page.getByRole('heading', { level: 2, name: 'Conditions de l’agrément' }).click();
    await expect(page.getByText('Jouer et décider ensemble.')).toBeVisible();
    await withOnlyKeyboard(page, async () => {
      await fill(page, { 'Fait à': 'Marseille' });
      await transmitDemande(page);
    });
    await expectGoodPage(page, { h1: 'C’est transmis, bravo', datum: id_fo });
    await page.goto(href);
    await expectPage(page, { h1: titre, datum: /Réponse attendue vers le / });
  });

  const agent = await openBrowserFor(browser);
  await test.step('its service finds it in the queue of approvals, and sends it back', async () => {
    await signIn(agent, people.agent, `/client/demande-agrements/dossiers?q=${id_fo}`);
    await expectPage(agent, { h1: 'Agréments', datum: nom });
    await press(agent, 'link', new RegExp(`dossier ${id_fo}$`));
    await expectPage(agent, { h1: titre, datum: 'Jouer et décider ensemble.' });
    await decide(agent, 'Renvoyer à l’association', () =>
      fill(agent, { 'Ce qu’il faut corriger': 'Précisez le public.' }),
    );
    await page.goto(href);
    await expectGoodPage(page, { h1: titre, datum: 'Précisez le public.' });
    await page.goto(`${href}?etape=transmission`);
    await transmitDemande(page);
    await expectPage(page, { h1: 'C’est transmis, bravo', datum: id_fo });
  });

  await test.step('it is granted with its decree', async () => {
    await agent.reload();
    await decide(agent, 'Commencer l’instruction');
    const decision = await openConclusion(agent, 'Accorder');
    await press(decision, 'button', /^Accorder/);
    await expectGoodPage(agent, { h1: titre, datum: 'Il y a 3 erreurs à corriger' });
    await press(decision, 'button', 'Annuler');
    await decide(agent, 'Accorder', async () => {
      await fill(agent, { 'Numéro de l’arrêté': numero, 'Accordé le': today() });
      await join(decision, /^Arrêté/, aPdf('arrete-essai.pdf', 'Arrete d’essai'));
      await expect(decision.getByText('Déposé : arrete-essai.pdf')).toBeVisible();
    });
    await expectPage(agent, { h1: titre, datum: 'Agrément inscrit dans l’association' });
  });

  await test.step('the approval stands in the file of the association, with its decree', async () => {
    await page.goto(`${href}?mode=read`);
    await expectGoodPage(page, {
      h1: titre,
      datum: 'Agrément inscrit dans votre association',
      numero: id_fo,
    });
    // The pieces stay there, even one that another agrément in force makes unnecessary.
    await page.getByRole('heading', { level: 2, name: 'Pièces' }).click();
    await expect(page.getByRole('link', { name: 'CPT.pdf' })).toBeVisible();
    await press(page, 'link', 'Voir les agréments de l’association');
    await expect(page.getByText(numero).first()).toBeVisible();
  });
});

const today = (): string =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(new Date());
