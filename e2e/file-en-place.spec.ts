import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession, read, readMyId, type Session } from './support/arrange.ts';
import { grantDossier, studyDossier } from './support/arrange-decision.ts';
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
  const address = `/client/dossiers?createdBy=${await readMyId(association)}&tri=numero`;
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
    const whose = lineOf(page, first).getByRole('button', { name: /affecter le dossier/ });
    await expect(whose).toContainText('Paul Girard');
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

test('a note and an amount are given to ticked dossiers with the keys alone; what is left is said one by one', async ({
  page,
  request,
}) => {
  const association = await openSession(request, await aNewAccount(request, 'file-popovers'));
  const agent = await openSession(request, people.agent);
  const made = [await aReadyDossier(association, { rang: 1 }), await aReadyDossier(association, { rang: 2 })];
  for (const dossier of made) await transmit(association, dossier);
  const [first, second] = made as [Dossier, Dossier];
  await studyDossier(agent, first, 1500);
  await studyDossier(agent, second, null);
  await signIn(page, people.agent, `/client/dossiers?createdBy=${await readMyId(association)}&tri=numero`);
  await expectGoodPage(page, { h1: 'Dossiers', datum: '1 à 2 sur 2' });
  await page.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' }).click();
  const line = page.locator('#liste').getByRole('row').first().getByRole('link');

  await test.step('half of what is asked; the amount that was there is kept, and its dossier named', async () => {
    await line.focus();
    await page.keyboard.press('m');
    await expectGoodPage(page, { h1: 'Dossiers', datum: 'Proposer un montant à 2 dossiers' });
    await page.getByText('Une part du montant demandé').click();
    await page.getByRole('textbox', { name: /^Part du demandé/ }).fill('50');
    await page
      .getByRole('region', { name: 'Sélection' })
      .getByRole('button', { name: 'Proposer', exact: true })
      .last()
      .click();
    const left = page.getByRole('region', { name: 'Dossiers laissés' });
    await expect(left).toContainText(new RegExp(`${first.id_fo}\\s: déjà proposé, 1\\s500\\s€`));
    await expect(lineOf(page, second)).toContainText(/1\s000\s€/);
    // The dossier that was left is opened from its line, or tried again alone; the other is not done twice.
    await expect(left.getByRole('link', { name: new RegExp(`dossier ${first.id_fo}$`) })).toBeVisible();
    await left.getByRole('button', { name: /^Réessayer sur 1\sdossier$/ }).click();
    await expect(page.getByText(/^Fait\s: 0\smontant proposé · 1\slaissé\.$/).first()).toBeVisible();
    await expect(left).toContainText(/déjà proposé, 1\s500\s€/);
    await page.keyboard.press('Escape');
    await expectGoodPage(page, { h1: 'Dossiers', datum: left });
  });

  await test.step('the same dossiers stay selected for the next act', async () => {
    await expect(page.getByText('2 sélectionnés')).toBeVisible();
    await line.focus();
    await page.keyboard.press('n');
    await page.getByRole('textbox', { name: /^Note interne/ }).fill('À revoir ensemble');
    await page.getByRole('button', { name: 'Ajouter la note' }).click();
    await expect(page.getByText('Fait : 2 notés.').first()).toBeVisible();
  });

  await test.step('« ? » lists every key and turns them off', async () => {
    await line.focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Touches de la file' });
    await expectGoodPage(page, {
      h1: 'Dossiers',
      datum: keys.getByText('aller à un dossier, une page, un acte'),
    });
    await tick(keys, 'Touches d’une seule lettre');
    await page.keyboard.press('Escape');
    await line.focus();
    await page.keyboard.press('j');
    await expect(line).toBeFocused();
  });
});

test('pieces are asked of ticked dossiers, once one has seen to whom it goes and which is left, and why', async ({
  page,
  request,
}) => {
  const association = await openSession(request, await aNewAccount(request, 'file-pieces'));
  const agent = await openSession(request, people.agent);
  const made = [await aReadyDossier(association, { rang: 8 }), await aReadyDossier(association, { rang: 8 })];
  for (const dossier of made) await transmit(association, dossier);
  const [first, decided] = made as [Dossier, Dossier];
  await grantDossier(agent, decided, 1000);
  await signIn(page, people.agent, `/client/dossiers?createdBy=${await readMyId(association)}&tri=numero`);
  await expectGoodPage(page, { h1: 'Dossiers', datum: '1 à 2 sur 2' });
  await page.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' }).click();
  const aQui = page.getByRole('region', { name: 'À qui cela part' });

  await test.step('nothing is sent before one has seen to whom', async () => {
    await page.locator('#liste').getByRole('row').first().getByRole('link').focus();
    await page.keyboard.press('p');
    await expectGoodPage(page, { h1: 'Dossiers', datum: 'Demander des pièces pour 2 dossiers' });
    await press(page, 'button', 'Vérifier');
    await expect(aQui).toContainText(
      /Part à 1.association\. 1.dossier est laissé\. Rien n’est encore envoyé\./,
    );
    await expect(aQui).toContainText(new RegExp(`${first.id_fo}.: Budget prévisionnel annuel`));
    await expect(aQui).toContainText(new RegExp(`Laissé, ${decided.id_fo}.: Ce dossier est «.accordé`));
    await expectGoodPage(page, { h1: 'Dossiers', datum: aQui });
    expect(await isAwaited(association, first)).toBe(false);
  });

  await test.step('what is typed since is tried again, then it goes; the one that is left is named', async () => {
    await page
      .getByRole('textbox', { name: /^Ce que l’association lira/ })
      .fill('Joignez le budget de 2027.');
    await expect(aQui).toBeHidden();
    await press(page, 'button', 'Vérifier');
    await press(page, 'button', /^Demander à 1.association$/);
    await expect(page.getByText(/^Fait\s: 1\sdemandé\s·\s1\slaissé\.$/).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Dossiers laissés' })).toContainText(decided.id_fo);
    expect(await isAwaited(association, first)).toBe(true);
    expect(await isAwaited(association, decided)).toBe(false);
  });
});

/** Tells whether the association is asked to complete this dossier. */
async function isAwaited({ request, headers }: Session, { id_fo }: Dossier): Promise<boolean> {
  const dossier = await request.get(`/api/demande/dossiers/${id_fo}`, { headers });
  return (await read<{ isACompleter: boolean }>(dossier)).isACompleter;
}
