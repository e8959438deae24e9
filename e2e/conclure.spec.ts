import { expect, type Page, test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { fill, press, region } from './support/forms.ts';
import { expectGoodPage, expectPage, numeroSaid } from './support/good-page.ts';
import { leDossier } from './support/instruction.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

const conclusion = (page: Page) => page.getByRole('dialog', { name: /^Conclure/ });
const partie = (page: Page, name: string) => page.locator(`#partie-${name}`);

test('a dossier just received is read whole and granted from the queue, with the keys alone: three acts and the amount', async ({
  page,
  request,
}, info) => {
  const association = await openSession(request, people.autre);
  const first = await aReadyDossier(association, { rang: 7 });
  const second = await aReadyDossier(association, { rang: 7 });
  await transmit(association, first);
  await transmit(association, second);
  useOnlyKeyboard(page);
  let acts = 0;
  const act = async (done: Promise<void>) => {
    await done;
    acts += 1;
  };

  await test.step('the queue opens a dossier, its anchors and the neighbours are one key away', async () => {
    await signIn(page, people.agent, '/client/dossiers?etats=D&tri=numero');
    await act(press(page, 'link', new RegExp(`dossier ${first.id_fo}$`)));
    await expectGoodPage(page, { ...leDossier(first.id_fo), datum: 'Contrôles' });
    await press(page, 'link', 'Budget');
    await expect(partie(page, 'budget')).toBeFocused();
    await page.keyboard.press('j');
    await expect(numeroSaid(page, first.id_fo)).toBeHidden();
    await expect(partie(page, 'resume')).toBeVisible();
    await press(page, 'link', 'Résumé');
    await page.keyboard.press('k');
    await expectPage(page, { ...leDossier(first.id_fo), datum: 'Contrôles' });
  });

  await test.step('one dialog has the outcome, the amount, the envelope and what the association will receive', async () => {
    await act(press(region(page, 'Décision'), 'button', 'Conclure…'));
    await fill(conclusion(page), { 'Accordé 2027': '1500' });
    await expectGoodPage(page, {
      ...leDossier(first.id_fo),
      datum: conclusion(page).getByText(/vous accorde 1\s500\s€/),
    });
    await act(press(conclusion(page), 'button', /^Accorder 1\s500/));
    await expectPage(page, { ...leDossier(first.id_fo), datum: /Subvention accordée\s: 1\s500/ });
    info.annotations.push({
      type: 'lire et accorder',
      description: `${acts} actes et le montant, 1 dialogue`,
    });
    expect(acts).toBeLessThanOrEqual(4);
  });

  await test.step('the history has both moves', async () => {
    await press(page, 'link', 'Historique');
    await expect(partie(page, 'historique')).toContainText('Instruction commencée');
    await expect(partie(page, 'historique')).toContainText('Subvention accordée');
  });
});
