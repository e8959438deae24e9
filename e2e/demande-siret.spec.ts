import { expect, type Page, test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { proceed } from './support/demande.ts';
import { fill, press, region } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import {
  aNewSiret,
  anAssociationOfAlsace,
  anAssociationWithoutSiret,
  certifyAndTransmit,
  decideSiret,
  fillDemande,
  letIn,
} from './support/siret.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const h1 = {
  accueil: titreAccueil,
  obtenir: 'Obtenir un SIRET',
  liste: 'Demandes de SIRET',
  transmise: 'Votre demande de SIRET est transmise',
};
const dejaUne =
  "Une demande d'attribution siret existe déjà. Seul son créateur peut accéder aux détails de la demande.";

test('a volunteer asks for a SIRET, an administrator gives it, and the association has it', async ({
  page,
  request,
  browser,
}) => {
  const session = await openSession(request, people.benevole);
  const { nom, id_rna } = await anAssociationWithoutSiret(session, 0);
  await letIn(session, await openSession(request, people.autre), id_rna);
  const siret = aNewSiret();

  await test.step('it is begun with what is known', async () => {
    await signIn(page, people.benevole, `/client/informations-administratives/${id_rna}`);
    await expectPage(page, {
      h1: 'Informations administratives',
      datum: 'Il faut un numéro SIRET pour demander une subvention.',
    });
    await press(page, 'link', 'Obtenir un SIRET');
    await expectGoodPage(page, { h1: h1.obtenir, datum: nom });
    await press(page, 'button', 'Commencer ma demande');
    await expectGoodPage(page, { h1: h1.obtenir, datum: `${nom}, RNA ${id_rna}` });
  });

  await test.step('what is missing is said where it is', async () => {
    await press(page, 'link', /^Vérifier l’identité$/);
    await proceed(page);
    await expectGoodPage(page, { h1: 'Vérifier l’identité', datum: 'Il y a 1 erreur à corriger' });
    await page.goto(page.url().replace('identite', 'documents'));
    await proceed(page);
    await expectGoodPage(page, { h1: 'Joindre les documents', datum: 'Il y a 3 erreurs à corriger' });
    await page.goto(page.url().replace('documents', 'transmission'));
    await press(page, 'button', 'Transmettre');
    await expectGoodPage(page, {
      h1: 'Vérifier et transmettre',
      datum: /^Il reste \d points à compléter avant de transmettre$/,
    });
    await press(page, 'link', 'Toutes les étapes');
  });

  await test.step('it is filled, read again as it leaves, and transmitted', async () => {
    await fillDemande(page);
    await expectGoodPage(page, {
      h1: 'Vérifier et transmettre',
      datum: page.getByRole('row', { name: /^Objet Réparer son vélo/ }),
    });
    await certifyAndTransmit(page);
    await expectGoodPage(page, { h1: h1.transmise, datum: numeroSurRecu(page) });
  });
  const numero = /\d\d-\d{6}/.exec(page.url())?.[0] ?? '';
  const href = `/client/associations/${id_rna}/demande-siret/${numero}`;

  await test.step('somebody else of the association reads that it exists, and no more', async () => {
    const other = await openBrowserFor(browser);
    await signIn(other, people.autre);
    for (const address of [href, `/client/associations/${id_rna}/demande-siret`]) {
      await other.goto(address);
      await expectPage(other, { h1: h1.accueil, datum: dejaUne });
    }
    await other.goto('/client/demande-siret');
    await expectGoodPage(other, { h1: h1.liste, datum: /^Seul son créateur, .* peut l’ouvrir\.$/ });
    await expect(other.getByRole('link', { name: nom })).toHaveCount(0);
  });

  await test.step('a stranger finds nothing', async () => {
    const stranger = await openBrowserFor(browser);
    await signIn(stranger, 'luis.pereira@demo.example', href);
    await expectPage(stranger, { h1: h1.accueil, datum: /^La demande n.est pas accessible/ });
  });

  const admin = await openBrowserFor(browser);
  await test.step('the administrator finds it in the list and treats it', async () => {
    await signIn(admin, people.adminPortail, '/client/demande-siret?etat=AEM');
    await expectGoodPage(admin, { h1: h1.liste, datum: 'État : à émettre' });
    await fill(admin, { 'Numéro, RNA, association': numero });
    await press(admin, 'button', 'Chercher');
    await expect(admin.getByText('1 demande', { exact: true }).first()).toBeVisible();
    await press(admin, 'link', numero);
    await expectGoodPage(admin, {
      h1: new RegExp(numero),
      datum: 'Dossier au service des SIRET : créé, pas encore traité (RGEN).',
    });
    await decideSiret(admin, { verbe: 'Commencer le traitement' });
    await expect(admin.getByText('Traitement commencé.').first()).toBeVisible();
  });

  await test.step('a wrong number is refused, the right one is written', async () => {
    await press(admin, 'button', 'Décider');
    await expectGoodPage(admin, { h1: new RegExp(numero), datum: 'Il y a 1 erreur à corriger' });
    await admin.getByText(/^Accorder le SIRET\s:/).click();
    await fill(admin, { 'SIRET attribué': '123 456 782 00011' });
    await press(admin, 'button', 'Accorder le SIRET');
    await expect(admin.getByRole('link', { name: /^Ce SIRET n’est pas exact/ })).toBeVisible();
    await decideSiret(admin, { verbe: 'Accorder le SIRET', siret });
    await expect(admin.getByText('SIRET attribué.', { exact: true }).first()).toBeVisible();
    await expect(region(admin, 'Décision').getByRole('radiogroup')).toHaveCount(0);
  });

  await test.step('the association is told, and its file says it', async () => {
    await expectMail(request, {
      to: people.benevole,
      subject: new RegExp(numero),
      text: new RegExp(inGroups(siret).replaceAll(' ', '\\s')),
    });
    await page.goto(href);
    await expectGoodPage(page, {
      h1: new RegExp(numero),
      datum: `Votre SIRET : ${inGroups(siret)}. Il est inscrit dans votre association.`,
    });
    await press(page, 'link', 'Voir la fiche de l’association');
    await press(page, 'link', 'Identité');
    await expect(page.getByText(inGroups(siret)).first()).toBeVisible();
    await page.goto(`/client/associations/${id_rna}/demande-siret`);
    await expectPage(page, { h1: new RegExp(numero), datum: 'Suivi' });
  });
});

test('by the keyboard alone: rejected, read, and begun again', async ({ page, request, browser }) => {
  const { nom, id_rna } = await anAssociationWithoutSiret(await openSession(request, people.gestionnaire), 1);
  useOnlyKeyboard(page);
  await signIn(page, people.gestionnaire, `/client/associations/${id_rna}/demande-siret`);
  await press(page, 'button', 'Commencer ma demande');
  await fillDemande(page);
  await certifyAndTransmit(page);
  await expectPage(page, { h1: h1.transmise, datum: numeroSurRecu(page) });
  const numero = /\d\d-\d{6}/.exec(page.url())?.[0] ?? '';
  const motif = 'Les statuts ne sont pas signés.';

  const admin = await openBrowserFor(browser);
  useOnlyKeyboard(admin);
  await test.step('it goes back to its author as long as its file is open', async () => {
    await signIn(admin, people.adminPortail, `/client/associations/${id_rna}/demande-siret/${numero}`);
    await decideSiret(admin, { verbe: 'Réinitialiser', motif: 'Le siège a changé.' });
    await expect(admin.getByText('Demande rendue à son auteur.', { exact: true }).first()).toBeVisible();
    await page.goto(`/client/associations/${id_rna}/demande-siret`);
    await expectPage(page, { h1: h1.obtenir, datum: 'Le siège a changé.' });
    await press(page, 'link', 'Vérifier et transmettre');
    await certifyAndTransmit(page);
    await expectPage(page, { h1: h1.transmise, datum: numero });
  });

  await test.step('it is rejected', async () => {
    await admin.goto(`/client/associations/${id_rna}/demande-siret/${numero}?mode=read`);
    await decideSiret(admin, { verbe: 'Commencer le traitement' });
    await expect(admin.getByText('Traitement commencé.').first()).toBeVisible();
    await decideSiret(admin, { verbe: 'Rejeter', motif });
    await expect(admin.getByText('Demande rejetée.', { exact: true }).first()).toBeVisible();
  });

  await test.step('its author reads why, and begins again', async () => {
    await press(page, 'link', 'Suivre ma demande');
    await expectGoodPage(page, { h1: new RegExp(numero), datum: `Motif : ${motif}` });
    await press(page, 'link', 'Refaire une demande');
    await expectGoodPage(page, { h1: h1.obtenir, datum: 'À avoir sous la main' });
    await press(page, 'button', 'Refaire une demande');
    await expectPage(page, { h1: h1.obtenir, datum: `${nom}, RNA ${id_rna}` });
    expect(page.url()).not.toContain(numero);
    await page.goto('/client/demande-siret');
    await expectGoodPage(page, { h1: h1.liste, datum: 'rejeté' });
  });
});

test('an association of Alsace-Moselle is told to whom to write, and has no form', async ({
  page,
  request,
}) => {
  const { id, nom } = await anAssociationOfAlsace(await openSession(request, people.benevole));
  await signIn(page, people.benevole, `/client/associations/${id}/demande-siret`);
  await expectGoodPage(page, { h1: h1.obtenir, datum: 'sirene-associations@insee.fr' });
  await expect(page.getByText(nom).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Commencer ma demande' })).toHaveCount(0);
});

test('an association that has a SIRET is told so', async ({ page }) => {
  await signIn(page, people.gestionnaire, '/client/associations/W133900417/demande-siret');
  await expectGoodPage(page, {
    h1: h1.obtenir,
    datum: 'Votre association a déjà un SIRET : 661 017 236 00018.',
  });
});

/** Finds the number of the request on the receipt, with the button that copies it. */
const numeroSurRecu = (page: Page) =>
  region(page, 'Récépissé')
    .getByRole('definition')
    .filter({ hasText: /^\d\d-\d{6} Copier le numéro$/ });

/** Writes a SIRET as it is shown: in groups, separated by unbreakable spaces. */
const inGroups = (siret: string): string => siret.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, '$1 $2 $3 $4');
