import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession, read, type Session } from './support/arrange.ts';
import { moveDossier } from './support/arrange-decision.ts';
import { aReadyDossier, type Dossier, transmit } from './support/arrange-dossier.ts';
import { choose, fill, press, region, startsWith } from './support/forms.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const dossiers = '/api/demande/dossiers';
const motif = 'Les recettes ne sont pas assez détaillées.';
const question = 'Pouvons-nous joindre un devis plus récent ?';

type Head = { instructions: { id_service_instructeur: string }[]; description: { exercice: number } };

/** Where the amounts a service proposes are, and the name of the one of this dossier. */
async function propositionOf({ request, headers }: Session, { id_fo, id_projet }: Dossier) {
  const head = await read<Head>(await request.get(`${dossiers}/${id_fo}`, { headers }));
  const service = head.instructions[0]?.id_service_instructeur;
  return {
    url: `${dossiers}/${id_fo}/instructions/${service}/proposition`,
    annee: head.description.exercice,
    cle: `${id_projet}-${head.description.exercice}`,
  };
}

test('two agents and an association on one dossier at once: nothing is lost, each is told', async ({
  page: association,
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  const presidente = await aNewAccount(request, 'a-trois');
  const session = await openSession(request, presidente);
  const dossier = await aReadyDossier(session, { rang: 1 });
  await transmit(session, dossier);
  const { id_fo, href, id_projet } = dossier;
  // The colleague works in another window of the same service, by the same calls as its pages.
  const collegue = await openSession(request, people.compteDrajes);
  await moveDossier(collegue, dossier, { action: 'start' });
  const { url, annee, cle } = await propositionOf(collegue, dossier);
  const agent = await openBrowserFor(browser);
  await signIn(agent, people.agent, href);
  await signIn(association, presidente, href);
  const propose = agent.getByRole('textbox', { name: /^Proposé, / });
  await expect(propose).toBeVisible();

  await test.step('two amounts proposed for one line are put side by side, and one is chosen', async () => {
    const headers = { ...collegue.headers, 'if-match': '"1"' };
    const data = { changes: { [cle]: { from: null, to: 1200 } } };
    await read(await request.put(url, { headers, data }));
    await propose.fill('1500');
    await propose.blur();
    await press(agent, 'button', 'Comparer');
    const dialog = agent.getByRole('dialog', { name: 'Deux versions de cette page' });
    await expect(dialog).toContainText(/1\s200\s€/);
    await dialog.getByText(/^Garder la mienne/).click();
    await press(dialog, 'button', 'Enregistrer mes choix');
    await expect(dialog).toBeHidden();
    await expect
      .poll(async () => {
        const found = await request.get(url, { headers: collegue.headers });
        return (await read<{ montants: Record<string, number> }>(found)).montants[cle];
      })
      .toBe(1500);
  });

  await test.step('what an agent prepares outlives the message the association writes meanwhile', async () => {
    await choose(decision(agent), /^Que décidez-vous/, startsWith('Refuser'));
    await fill(decision(agent), { Motif: motif });
    await fill(association, { 'Votre message': question });
    await press(association, 'button', 'Envoyer le message');
    await expect(association.getByText(/^Message envoyé à/).first()).toBeVisible();
    await press(agent, 'link', /^Échanges/);
    // What comes while one reads moves nothing: it says so, and waits to be shown.
    await agent.getByRole('button', { name: /^Afficher/ }).click({ timeout: 60_000 });
    await expect(agent.getByText(question).first()).toBeVisible();
    await expect(decision(agent).getByRole('textbox', { name: /^Motif/ })).toHaveValue(motif);
  });

  await test.step('a colleague grants it first: nothing is refused, and what was written is kept', async () => {
    const montants = [{ id_projet, annee, montant_accorde: 1200 }];
    await moveDossier(collegue, dossier, { action: 'grant', montants });
    await press(decision(agent), 'button', /^Refuser/);
    await press(agent.getByRole('alertdialog'), 'button', /^Confirmer/);
    await expect(decision(agent).getByText('Votre décision n’est pas enregistrée').first()).toBeVisible();
    await expect(decision(agent)).toContainText('a changé ce dossier pendant votre lecture');
    await press(decision(agent), 'button', 'Recharger le dossier');
    await expect(decision(agent).getByText(`Dossier ${id_fo} rechargé`)).toBeVisible();
    await expect(decision(agent).getByText(motif).first()).toBeVisible();
  });

  await test.step('the association is told of the one decision there is', async () => {
    await expectMail(request, { to: presidente, subject: new RegExp(`^Subvention accordée.*${id_fo}`) });
    await association.reload();
    await expect(association.getByRole('list', { name: 'Montants du dossier' })).toContainText(
      /0\s€ sur 1\s200\s€/,
    );
    await expect(association.getByText(question).first()).toBeVisible();
    await expect(association.getByText('Demande refusée')).toBeHidden();
  });
});

const decision = (page: Page) => region(page, 'Décision');
