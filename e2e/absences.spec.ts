import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { addJours } from '@asso/domain/identifiants/durees';
import { expect, type Page, test } from '@playwright/test';
import { fill, press, select } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { withOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const absences = { h1: 'Absences' };
const now = new Date();
const [premier, dernier] = [formatDate(now), formatDate(addJours(now, 7))];

test('an agent says they are away, a colleague receives, and all comes back on return', async ({
  page,
  browser,
}) => {
  const service = await openBrowserFor(browser);

  await test.step('from « Mon jour », a mistake is refused where it is', async () => {
    await signIn(page, people.agent, '/client/instructeur');
    await press(page, 'link', 'Absences');
    await expectGoodPage(page, { ...absences, datum: 'Noter mon absence' });
    await press(page, 'button', 'Noter mon absence');
    await fill(dialog(page), { 'Premier jour': dernier, 'Dernier jour': premier });
    await select(dialog(page), {
      'Qui reçoit à votre place': 'Personne : ce qui arrive reste sans personne',
    });
    await press(dialog(page), 'button', 'Confirmer l’absence');
    const refused = dialog(page).getByRole('link', { name: /^Le dernier jour vient avant le premier/ });
    await expectGoodPage(page, { ...absences, datum: refused });
    await press(dialog(page), 'button', 'Annuler');
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('with the keys alone, two days and a colleague are enough', async () => {
    await withOnlyKeyboard(page, async () => {
      await press(page, 'button', 'Noter mon absence');
      await fill(dialog(page), { 'Premier jour': premier, 'Dernier jour': dernier });
      await select(dialog(page), { 'Qui reçoit à votre place': 'Service DRAJES Sud' });
      await expect(dialog(page).getByText('Les dossiers ne changent pas de mains')).toBeVisible();
      await press(dialog(page), 'button', 'Confirmer l’absence');
    });
    await expect(dialog(page)).toBeHidden();
    await expectGoodPage(page, { ...absences, datum: page.getByRole('row', { name: /^Paul Girard/ }) });
  });

  await test.step('who receives is told so on their day, and sees the lines of the other', async () => {
    await signIn(service, people.compteDrajes, '/client/instructeur?voir=moi');
    await expect(service.getByText(/^Vous recevez pour Paul Girard jusqu’au/)).toBeVisible();
    await expect(service.getByText('pour Paul', { exact: true }).first()).toBeVisible();
  });

  await test.step('who is back says so, and nothing is received any more', async () => {
    await press(page, 'button', /^Retirer Paul Girard/);
    await expect(page.getByText(/^Personne n’est absent/)).toBeVisible();
    await service.reload();
    await expect(service.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(service.getByText(/^Vous recevez pour Paul Girard/)).toBeHidden();
  });
});
