import { expect, type Locator, test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { grantDossier } from './support/arrange-decision.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { choose, fill, press, region, unfold } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { dossierPage, findDecisionPanel, openDossier } from './support/instruction.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { chooseLetter } from './support/letter.ts';
import { expectMail } from './support/mails.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

test('a decision that has left is changed by an amending act: the association reads both, and why', async ({
  page,
  browser,
  request,
}) => {
  const association = await openSession(request, people.autre);
  const agent = await openSession(request, people.agent);
  const dossier = await aReadyDossier(association, { rang: 9 });
  await transmit(association, dossier);
  await grantDossier(agent, dossier, 1500);
  useOnlyKeyboard(page);
  const decision = findDecisionPanel(page);
  const dialog = page.getByRole('dialog', { name: /^Modifier la décision/ });
  const here = dossierPage(dossier.id_fo);

  await test.step('the dialog refuses an act without reason or effect, and says what the association will receive', async () => {
    await signIn(page, people.agent, '/client/dossiers');
    await openDossier(page, { numero: dossier.id_fo });
    await press(decision, 'button', 'Modifier la décision…');
    await press(dialog, 'button', /^Accorder/);
    await expectGoodPage(page, { ...here, datum: dialog.getByText(/^Il y a \d erreurs? à corriger/) });
    await fill(dialog, {
      'Accordé 2027': '1200',
      'Pourquoi la décision change': 'Le devis reçu est moins élevé.',
    });
    await withALetter(dialog);
    await expectGoodPage(page, {
      ...here,
      datum: dialog.getByText(/1\s200\s€ accordés, au lieu de\s: 1\s500\s€ accordés/),
    });
  });

  await test.step('the desk has the new decision, and the first one under it', async () => {
    await press(dialog, 'button', /^Accorder 1\s200/);
    await expect(dialog).toBeHidden();
    await expectGoodPage(page, { ...here, datum: 'Décision remplacée' });
    await expect(region(page, 'Décision remplacée')).toContainText(/1\s500\s€ accordés/);
  });

  await test.step('the association has the mail, and reads both decisions', async () => {
    await expectMail(request, { to: people.autre, subject: /^Décision modifiée/ });
    const home = await openBrowserFor(browser);
    await signIn(home, people.autre, new URL(page.url()).pathname);
    await expect(home.getByText(/^décision du .*, modifiée le /)).toBeVisible();
    await expect(
      home.getByText(/1\s200\s€ accordés, au lieu de\s: 1\s500\s€ accordés/).first(),
    ).toBeVisible();
    await unfold(home, 'Historique');
    await expect(home.getByText('Décision modifiée').first()).toBeVisible();
  });

  await test.step('what was granted is refused, and the first two decisions stay readable', async () => {
    await press(decision, 'button', 'Modifier la décision…');
    await choose(dialog, /^Que décidez-vous/, /^Refuser/);
    await fill(dialog, { 'Pourquoi la décision change': 'Le projet est abandonné.' });
    await withALetter(dialog);
    await press(dialog, 'button', /^Refuser/);
    await expect(dialog).toBeHidden();
    await expectPage(page, { ...here, datum: 'Décisions remplacées' });
    await expect(region(page, 'Décisions remplacées')).toContainText(/1\s200\s€ accordés/);
  });
});

/** Chooses a letter when the dialog asks for one: another journey may have published letters for this service. */
async function withALetter(dialog: Locator): Promise<void> {
  const asked = dialog
    .getByRole('radiogroup', { name: /^Lettre/ })
    .or(dialog.getByRole('combobox', { name: /^Lettre/ }));
  if ((await asked.count()) > 0) await chooseLetter(dialog);
}
