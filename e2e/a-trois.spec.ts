import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { exercice } from './support/exercice.ts';
import { fill, press, region } from './support/forms.ts';
import { decide, findDecisionPanel, openConclusion } from './support/instruction.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const motif = 'Les recettes ne sont pas assez détaillées.';
const question = 'Pouvons-nous joindre un devis plus récent ?';

test('two agents and an association on one dossier at once: nothing is lost, each is told', async ({
  page: association,
  browser,
  request,
}) => {
  const presidente = await aNewAccount(request, 'a-trois');
  const session = await openSession(request, presidente);
  const dossier = await aReadyDossier(session, { rang: 1 });
  await transmit(session, dossier);
  const { id_fo, href } = dossier;
  const [agent, collegue] = [await openBrowserFor(browser), await openBrowserFor(browser)];
  await signIn(collegue, people.compteDrajes, href);
  await decide(collegue, 'Commencer l’instruction');
  await signIn(agent, people.agent, href);
  await signIn(association, presidente, href);

  await test.step('two amounts proposed for one line are put side by side, and one is chosen', async () => {
    // Both pages show the line, still empty, before the first agent writes in it.
    await expect(proposed(agent)).toHaveValue('');
    await proposed(collegue).fill('1200');
    await proposed(collegue).blur();
    await expect(region(collegue, 'Montants').getByText(/^Enregistré à/)).toBeVisible();
    await proposed(agent).fill('1500');
    await proposed(agent).blur();
    await press(agent, 'button', 'Comparer');
    const dialog = agent.getByRole('dialog', { name: /laquelle garder/ });
    await expect(dialog).toContainText(/1\s200\s€/);
    await dialog.getByRole('radio', { name: /Ici$/ }).check();
    await press(dialog, 'button', 'Garder cette réponse');
    await expect(dialog).toBeHidden();
    await expect(region(agent, 'Montants').getByText(/^Enregistré à/)).toBeVisible();
    await collegue.reload();
    await expect(proposed(collegue)).toHaveValue(/^1\s?500$/);
  });

  await test.step('what an agent prepares outlives the message the association writes meanwhile', async () => {
    const prepared = await openConclusion(agent, 'Refuser');
    await fill(prepared, { Motif: motif });
    await press(prepared, 'button', 'Annuler');
    await fill(association, { 'Votre message': question });
    await press(association, 'button', 'Envoyer le message');
    await expect(association.getByText(/^Message envoyé à/).first()).toBeVisible();
    await press(agent, 'link', /^Échanges/);
    // A message that arrives while the agent reads does not move the page: a button announces it and shows it.
    await agent.getByRole('button', { name: /^Afficher/ }).click();
    await expect(agent.getByText(question).first()).toBeVisible();
    const dialog = await openConclusion(agent, 'Refuser');
    await expect(dialog.getByRole('textbox', { name: /^Motif/ })).toHaveValue(motif);
  });

  await test.step('a colleague grants it first: nothing is refused, and what was written is kept', async () => {
    await decide(collegue, 'Accorder', () => fill(collegue, { [`Accordé ${exercice}`]: '1200' }));
    await press(agent.getByRole('dialog', { name: /^Conclure/ }), 'button', /^Refuser/);
    const late = agent.getByRole('dialog', { name: /^Conclure/ });
    await expect(late.getByText('Votre décision n’est pas enregistrée').first()).toBeVisible();
    await expect(late).toContainText(/a changé ce dossier pendant votre lecture\s: Subvention accordée/);
    await expect(late.getByText(motif).first()).toBeVisible();
    await late.getByRole('button', { name: 'Fermer' }).first().click();
    await expect(findDecisionPanel(agent).getByText(motif).first()).toBeVisible();
  });

  await test.step('the association is told of the one decision there is', async () => {
    await expectMail(request, { to: presidente, subject: /^Accordé/, about: id_fo });
    await association.reload();
    await expect(association.getByRole('list', { name: 'Étapes et montants' })).toContainText(
      /Décidé.*1\s200\s€.*à demander.*600\s€/s,
    );
    await expect(association.getByText(question).first()).toBeVisible();
    await expect(association.getByText('Demande refusée')).toBeHidden();
  });
});

const proposed = (page: Page) => page.getByRole('textbox', { name: /^Proposé, / });
