import { expect, type Page, test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { fill, press, region } from './support/forms.ts';
import { expectGoodPage, expectPage, findNumero } from './support/good-page.ts';
import { dossierPage, seeSignals } from './support/instruction.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

const conclusion = (page: Page) => page.getByRole('dialog', { name: /^Conclure/ });
const partie = (page: Page, name: string) => page.locator(`#partie-${name}`);

/**
 * Marks the lines of the queue in the page: only these very elements bear the mark, so a list drawn anew is noticed.
 */
const keepInMind = (page: Page) =>
  page.evaluate(() => Object.assign(document.querySelector('#liste') ?? {}, { isTheSame: true }));
const isThereStill = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(document.querySelector('#liste') ?? {}, 'isTheSame') === true);

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
  const queue = page.getByRole('navigation', { name: 'Dossiers de la file' });
  const act = async (done: Promise<void>) => {
    await done;
    acts += 1;
  };

  await test.step('the queue opens a dossier, its anchors and the neighbours are one key away', async () => {
    await signIn(page, people.agent, '/client/dossiers?etats=D&tri=numero');
    await expectPage(page, { h1: 'Dossiers', datum: first.nom });
    await keepInMind(page);
    await act(press(page, 'link', new RegExp(`dossier ${first.id_fo}$`)));
    await expectGoodPage(page, { ...dossierPage(first.id_fo), datum: 'Contrôles' });
    await expect(queue.getByRole('link', { name: new RegExp(`dossier ${first.id_fo}$`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page).toHaveURL(new RegExp(`subvention-demande/${first.id_fo}`));
    await press(page, 'link', 'Budget');
    await expect(partie(page, 'budget')).toBeFocused();
    await page.keyboard.press('j');
    await expect(findNumero(page, first.id_fo)).toBeHidden();
    await expect(partie(page, 'resume')).toBeVisible();
    await press(page, 'link', 'Résumé');
    await page.keyboard.press('k');
    await expectPage(page, { ...dossierPage(first.id_fo), datum: 'Contrôles' });
  });

  await test.step('one dialog has the outcome, the amount, the envelope and what the association will receive', async () => {
    await act(press(region(page, 'Décision'), 'button', 'Conclure…'));
    await fill(conclusion(page), { 'Accordé 2027': '1500' });
    await expectGoodPage(page, {
      ...dossierPage(first.id_fo),
      datum: conclusion(page).getByText(/vous accorde 1\s500\s€/),
    });
    await seeSignals(conclusion(page));
    await act(press(conclusion(page), 'button', /^Accorder 1\s500/));
    await expectPage(page, { ...dossierPage(first.id_fo), datum: /Subvention accordée\s: 1\s500/ });
    // The lines of the queue are those that were there before the dossier was opened: nothing took their place.
    const screens = (await isThereStill(page)) ? 1 : 2;
    const description = `${acts} acts and the amount, 1 dialog, ${screens} screen`;
    info.annotations.push({ type: 'lire et accorder', description });
    process.stdout.write(`desk: a dossier read whole and granted from the queue in ${description}\n`);
    expect(acts).toBeLessThanOrEqual(3);
    expect(screens).toBe(1);
  });

  await test.step('the history has both moves', async () => {
    await press(page, 'link', 'Historique');
    await expect(partie(page, 'historique')).toContainText('Instruction commencée');
    await expect(partie(page, 'historique')).toContainText('Subvention accordée');
  });

  await test.step('back, the queue has its filters, and the line one comes from', async () => {
    await press(page, 'link', 'Revenir à la file');
    await expectPage(page, { h1: 'Dossiers', datum: second.nom });
    await expect(page).toHaveURL(/dossiers\?etats=D&tri=numero/);
    expect(await isThereStill(page)).toBe(true);
  });
});
