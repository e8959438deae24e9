import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, idOf, openSession } from './support/arrange.ts';
import { studyDossier } from './support/arrange-decision.ts';
import { aReadyDossier, type Dossier, transmit } from './support/arrange-dossier.ts';
import { press, tick } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const lineOf = (page: Page, { id_fo }: Dossier) => page.locator(`#liste tr:has(#dossier-${id_fo})`);
const amountOf = (page: Page, { id_fo }: Dossier) =>
  page.getByRole('textbox', { name: `Proposé pour le dossier ${id_fo}, en euros` });

test('who follows a dossier, its labels and its proposed amount change in the row; two agents overwrite nothing', async ({
  page,
  browser,
  request,
}) => {
  const association = await openSession(request, await aNewAccount(request, 'file-en-place'));
  const agent = await openSession(request, people.agent);
  const made = [await aReadyDossier(association, { rang: 6 }), await aReadyDossier(association, { rang: 7 })];
  for (const dossier of made) {
    await transmit(association, dossier);
    await studyDossier(agent, dossier, 1500);
  }
  const address = `/client/dossiers?createdBy=${await idOf(association)}&tri=numero`;
  const [first, second] = made as [Dossier, Dossier];

  await test.step('an amount is typed with the keys alone; Enter saves it and goes down', async () => {
    await signIn(page, people.agent, address);
    await expectGoodPage(page, { h1: 'Dossiers', datum: '1 à 2 sur 2' });
    await page.keyboard.press('j');
    await page.keyboard.press('F2');
    const lines = page.locator('#liste').getByRole('row');
    const top = lines.first().getByRole('textbox');
    await expect(top).toBeFocused();
    await expect(top).toHaveValue('1500');
    await page.keyboard.type('1 800');
    await page.keyboard.press('Enter');
    const below = lines.nth(1).getByRole('textbox');
    await expect(below).toBeFocused();
    await expect(lines.first()).toContainText(/1\s800\s€/);
    await page.keyboard.type('999');
    await page.keyboard.press('Escape');
    await expect(lines.nth(1)).toContainText(/1\s500\s€/);
    await expect(lines.nth(1).getByRole('button', { name: /proposer pour le dossier/ })).toBeFocused();
  });

  await test.step('what is no amount is kept and said', async () => {
    await lineOf(page, second)
      .getByRole('button', { name: /proposer pour/ })
      .click();
    await amountOf(page, second).fill('beaucoup');
    await page.keyboard.press('Enter');
    await expect(lineOf(page, second).getByRole('alert')).toBeVisible();
    await expect(amountOf(page, second)).toHaveValue('beaucoup');
    await expectGoodPage(page, { h1: 'Dossiers', datum: lineOf(page, second).getByRole('alert') });
    await amountOf(page, second).focus();
    await page.keyboard.press('Escape');
  });

  await test.step('a colleague proposed meanwhile: nothing is overwritten, both amounts are seen', async () => {
    const other = await openBrowserFor(browser);
    await signIn(other, people.compteDrajes, address);
    await lineOf(other, second)
      .getByRole('button', { name: /proposer pour/ })
      .click();
    await expect(amountOf(other, second)).toHaveValue('1500');
    await lineOf(page, second)
      .getByRole('button', { name: /proposer pour/ })
      .click();
    await amountOf(page, second).fill('1200');
    await page.keyboard.press('Enter');
    await expect(lineOf(page, second)).toContainText(/1\s200\s€/);
    await amountOf(other, second).fill('1300');
    await amountOf(other, second).press('Enter');
    await expect(lineOf(other, second).getByRole('alert')).toContainText(
      /Un collègue vient de proposer 1\s200\s€/,
    );
    await expect(amountOf(other, second)).toHaveValue('1300');
    await amountOf(other, second).press('Enter');
    await expect(lineOf(other, second)).toContainText(/1\s300\s€/);
  });

  await test.step('the person in charge and a label, in the row', async () => {
    await page.reload();
    await lineOf(page, first)
      .getByRole('button', { name: /affecter le dossier/ })
      .click();
    await press(lineOf(page, first), 'button', /^Moi \(/);
    await expect(lineOf(page, first)).toContainText('Paul Girard');
    await lineOf(page, first)
      .getByRole('button', { name: /étiqueter le dossier/ })
      .click();
    await tick(lineOf(page, first), 'jeunes');
    await expect(lineOf(page, first).getByRole('checkbox', { name: 'jeunes' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(lineOf(page, first).getByRole('button', { name: /étiqueter le dossier/ })).toContainText(
      'jeunes',
    );
  });
});
