import { type APIRequestContext, expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { grantDossier } from './support/arrange-decision.ts';
import { aReadyDossier, type Dossier, transmit } from './support/arrange-dossier.ts';
import { fill, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { expectMail } from './support/mails.ts';
import { confirmPaiement as confirm, paiements, paiementRow as row } from './support/paiement.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

/** Creates a dossier granted 1 600 €, half of which may be asked for first, and the account that asked for it. */
async function aGrantedDossier(request: APIRequestContext): Promise<{ dossier: Dossier; tresorier: string }> {
  const tresorier = await aNewAccount(request, 'paiement');
  const session = await openSession(request, tresorier);
  const dossier = await aReadyDossier(session, { rang: 9 });
  await transmit(session, dossier);
  await grantDossier(await openSession(request, people.agent), dossier, 1600);
  return { dossier, tresorier };
}

test('an association asks for its advance, the service pays it, and both say where the money is', async ({
  page,
  browser,
  request,
}) => {
  const { dossier, tresorier } = await aGrantedDossier(request);
  const { id_fo, href } = dossier;
  const projet = 'Former nos arbitres';
  const agent = await openBrowserFor(browser);
  useOnlyKeyboard(page);

  await test.step('the followed dossier says what is granted, what is to come and when', async () => {
    await signIn(page, tresorier, href);
    await expectGoodPage(page, { h1: projet, datum: /demandez l’acompte, 800\s€ au plus\./ });
    await expect(page.getByRole('list', { name: 'Étapes et montants' })).toContainText(
      /Versement.*à demander.*800\s€/s,
    );
    await press(page, 'button', /^Plus : le dossier/);
    await press(page, 'button', /^Historique/);
    await expect(page.getByRole('list', { name: 'Suivi du dossier' })).toContainText(/À venir/);
  });

  await test.step('more than the advance is refused beside its field, and what was typed stays', async () => {
    await press(page, 'button', 'Demander le versement');
    await expect(page.getByRole('textbox', { name: /^Montant demandé/ })).toBeFocused();
    await press(paiements(page), 'button', 'Enregistrer la demande de paiement');
    await expectGoodPage(page, { h1: projet, datum: /Indiquez un montant en euros, supérieur à 0/ });
    await fill(paiements(page), { 'Montant demandé (en euros)': '800,01' });
    await press(paiements(page), 'button', 'Enregistrer la demande de paiement');
    await expectGoodPage(page, { h1: projet, datum: /indiquez 800\s€ au plus/ });
    await expect(page.getByRole('textbox', { name: /^Montant demandé/ })).toHaveValue('800,01');
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^Montant demandé/ })).toHaveValue('800,01');
  });

  await test.step('the advance is asked, once what it does has been shown', async () => {
    await press(paiements(page), 'button', /^Indiquer 800/);
    await press(paiements(page), 'button', 'Enregistrer la demande de paiement');
    const dialog = page.getByRole('dialog', { name: 'Enregistrer cette demande de paiement ?' });
    await expect(dialog.getByText(/acompte de 800\s€/)).toBeVisible();
    await press(dialog, 'button', /^Demander 800/);
    await expectGoodPage(page, {
      h1: projet,
      datum: 'Demande de paiement enregistrée. Le service est prévenu.',
    });
    await expect(row(page, /^Acompte/)).toContainText(/enregistré/i);
    await expect(paiements(page).getByText(/Demandez le solde une fois l’acompte versé/)).toBeVisible();
    await expect(row(page, /^Acompte/)).toContainText('DRAJES Sud doit prendre en charge la demande.');
    await expectMail(request, { to: people.agent, subject: /^Paiement demandé/, about: id_fo });
  });

  await test.step('the service takes it up, puts it in payment, and says when it was paid', async () => {
    await signIn(agent, people.agent, href);
    await expectGoodPage(agent, { h1: projet, datum: row(agent, /^Acompte/) });
    await expect(agent.getByText(new RegExp(`dossier ${id_fo}`)).first()).toBeVisible();
    await press(row(agent, /^Acompte/), 'button', /^Prendre en charge/);
    await confirm(agent, 'Prendre en charge');
    await expect(row(agent, /^Acompte/)).toContainText(/en cours de traitement/i);
    await press(row(agent, /^Acompte/), 'button', /^Mettre en paiement/);
    await fill(agent.getByRole('dialog'), { 'Engagement juridique (facultatif)': 'EJ 2100012345' });
    await confirm(agent, 'Mettre en paiement');
    await press(row(agent, /^Acompte/), 'button', /^Déclarer versé/);
    await press(agent.getByRole('dialog'), 'button', 'Déclarer versé');
    await expectGoodPage(agent, {
      h1: projet,
      datum: agent.getByText(/^Indiquez la référence du versement/).first(),
    });
    await fill(agent.getByRole('dialog'), { 'Référence du versement': 'DP 2100067890' });
    await confirm(agent, 'Déclarer versé');
    await expectGoodPage(agent, { h1: projet, datum: 'Versement effectué.' });
    await expect(row(agent, /^Acompte/)).toContainText(/payé/i);
  });

  await test.step('the association sees it paid, on its dossier, its home and where its money is', async () => {
    await expectMail(request, { to: tresorier, subject: /^Versé/, text: 'DP 2100067890' });
    await page.goto(href);
    await expectGoodPage(page, { h1: projet, datum: /800\s€ sur 1\s600\s€/ });
    await expect(row(page, /^Acompte/)).toContainText('référence DP 2100067890');
    await page.goto('/client/user/dashboard');
    await expectPage(page, { h1: titreAccueil, datum: projet });
    await press(page, 'link', 'Où en est l’argent');
    await expectGoodPage(page, { h1: 'Où en est l’argent', datum: /800\s€ accordés restent à verser/ });
    await press(page, 'link', 'Former nos arbitres');
    await expectPage(page, { h1: projet, datum: 'Paiements' });
  });

  await test.step('the balance is asked, refused with its reason, and may be asked again', async () => {
    await press(paiements(page), 'button', 'Enregistrer une demande de paiement');
    await fill(paiements(page), { 'Montant demandé (en euros)': '800' });
    await press(paiements(page), 'button', 'Enregistrer la demande de paiement');
    await press(page.getByRole('dialog'), 'button', /^Demander 800/);
    await expect(row(page, /^Solde/)).toContainText(/enregistré/i);
    await agent.reload();
    await press(row(agent, /^Solde/), 'button', /^Plus/);
    await press(row(agent, /^Solde/), 'button', /^Refuser/);
    await press(agent.getByRole('dialog'), 'button', 'Refuser');
    await expectGoodPage(agent, {
      h1: projet,
      datum: agent.getByText(/^Indiquez le motif du refus/).first(),
    });
    await fill(agent.getByRole('dialog'), { 'Motif du refus': 'Le compte rendu de l’acompte manque.' });
    await confirm(agent, 'Refuser');
    await expect(row(agent, /^Solde/)).toContainText(/refusé par le service instructeur/i);
    await page.reload();
    await expectGoodPage(page, { h1: projet, datum: /Motif\s: Le compte rendu de l’acompte manque\./ });
    await expect(
      paiements(page).getByRole('button', { name: 'Enregistrer une demande de paiement' }),
    ).toBeVisible();
  });
});
