import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, anAssociation, openSession } from './support/arrange.ts';
import { press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

const h1 = 'Numéros et fusion';
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test('an administrator merges two files of one association after seeing what moves, then undoes it', async ({
  page,
  request,
}) => {
  const gardee = await anAssociation(await openSession(request, await aNewAccount(request, 'gardee')), {
    rang: 3,
  });
  const absorbee = await anAssociation(await openSession(request, await aNewAccount(request, 'autre')), {
    rang: 4,
  });
  const fiche = `/client/informations-administratives/${gardee.id_siren}`;
  await signIn(page, people.adminPortail, fiche);

  await test.step('the file leads to its numbers', async () => {
    await press(page, 'link', 'Numéros et fusion');
    await expectGoodPage(page, { h1, datum: 'Ses numéros' });
  });

  await test.step('a number of the other file is refused, and leads to the merge', async () => {
    await press(page, 'button', 'Corriger un numéro');
    await dialog(page)
      .getByLabel('SIREN')
      .fill(absorbee.id_siren ?? '');
    await dialog(page).getByLabel('Motif').fill('L’avis de situation porte ce numéro.');
    await press(dialog(page), 'button', 'Corriger');
    await expect(
      dialog(page)
        .getByText(/est déjà le numéro d’une autre fiche/)
        .first(),
    ).toBeVisible();
    await expectGoodPage(page, { h1, datum: dialog(page) });
    await press(dialog(page), 'link', 'Voir ce que la fusion');
  });

  await test.step('what will be moved is counted before', async () => {
    await expectGoodPage(page, { h1, datum: 'Ce qui sera déplacé' });
    await expect(page.getByText(/^1\s?accès d’une personne$/)).toBeVisible();
    await expect(page.getByText(/^1\s?RIB$/)).toBeVisible();
  });

  await test.step('the two files are one', async () => {
    await press(page, 'button', 'Fusionner');
    await dialog(page).getByLabel('Motif').fill('Deux fiches de la même association.');
    await expectGoodPage(page, { h1, datum: dialog(page) });
    await press(dialog(page), 'button', 'Fusionner');
    await expect(page.getByText(/Les deux fiches sont réunies/).first()).toBeVisible();
    await expectGoodPage(page, { h1, datum: /Peut être annulée jusqu’au/ });
    await page.goto(`/client/informations-administratives/${absorbee.id_siren}/numeros-et-fusion`);
    await expect(page.getByText(new RegExp(`^${gardee.nom}`)).first()).toBeVisible();
  });

  await test.step('and two again', async () => {
    await press(page, 'button', 'Annuler cette fusion');
    await press(dialog(page), 'button', 'Annuler la fusion');
    await expectGoodPage(page, { h1, datum: /Annulée le/ });
  });
});
