import { randomUUID } from 'node:crypto';
import { expect, type Locator, test } from '@playwright/test';
import { aNewAccount } from './support/arrange.ts';
import { fill, press, tick } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { withOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

test('an administrator changes what forms offer, what a page says and who comes in, and it holds at once', async ({
  page,
  browser,
  request,
}) => {
  const code = `E2E-${randomUUID().slice(0, 8).toUpperCase()}`;
  const sujet = `Prêt de salle ${code}`;
  const titre = `Fermeture d’essai ${code}`;
  const email = await aNewAccount(request, 'depart');
  const person = await openBrowserFor(browser);
  const note: Locator = person.getByRole('region', { name: 'Notes sur cette page' });

  await test.step('the lists say who changes them, and a value without words is refused', async () => {
    await signIn(page, people.adminPortail, '/client/administration/lca?onglet=referentiels&q=motifs');
    await expectGoodPage(page, { h1: 'Référentiels', datum: 'L’administration' });
    await page.goto('/client/administration/lca?onglet=referentiels&type=motifs-assistance-primaires');
    await press(page, 'link', 'Ajouter une valeur');
    await press(page, 'button', 'Enregistrer la valeur');
    await expectGoodPage(page, { h1: 'Référentiels', datum: 'Le champ Libellé est obligatoire.' });
  });

  await test.step('it is written with the keys alone, and stands in the list', async () => {
    await withOnlyKeyboard(page, async () => {
      await fill(page, { Code: code, Libellé: sujet });
      await press(page, 'button', 'Enregistrer la valeur');
    });
    await expect(page.getByRole('rowheader', { name: sujet })).toBeVisible();
  });

  await test.step('whoever asks for help is offered it', async () => {
    await signIn(person, email, '/client/user/profil');
    await person.goto('/client/assistance');
    await expect(
      person.getByRole('radio', { name: sujet }).or(person.getByRole('option', { name: sujet })),
    ).toHaveCount(1);
  });

  await test.step('a note is written for one page, and shown before it is saved', async () => {
    await page.goto('/client/administration/lca?onglet=notes');
    await press(page, 'link', 'Écrire une note');
    await fill(page, { Titre: titre });
    await tick(page, 'Sur toutes les pages');
    await press(page, 'button', 'Enregistrer la note');
    await expectGoodPage(page, { h1: 'Notes de page', datum: 'Au moins une case doit être cochée.' });
    await tick(page, 'Questions fréquentes');
    await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText(titre);
    await press(page, 'button', 'Enregistrer la note');
    await expect(page.getByRole('row', { name: new RegExp(`${titre}.*Questions fréquentes`) })).toBeVisible();
  });

  await test.step('it is read on that page, put away, and does not come back', async () => {
    await person.goto('/client/faq');
    await expect(note).toContainText(titre);
    await press(note, 'button', `Masquer : ${titre}`);
    await expect(person.getByText(titre)).toHaveCount(0);
    await person.reload();
    await expect(person.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeVisible();
    await expect(person.getByText(titre)).toHaveCount(0);
  });

  await test.step('it is taken off', async () => {
    await press(page, 'link', titre);
    await press(page, 'button', 'Retirer la note');
    await press(page.getByRole('alertdialog'), 'button', 'Retirer');
    await expect(page.getByText('Note retirée.').first()).toBeVisible();
  });

  await test.step('a closed account is signed out at its next act', async () => {
    await page.goto(`/client/administration/lca?onglet=comptes&q=${encodeURIComponent(email)}`);
    await press(page, 'link', 'Gaspard Morvan');
    await press(page, 'button', 'Désactiver le compte');
    await press(page.getByRole('alertdialog'), 'button', 'Désactiver le compte');
    await expectGoodPage(page, { h1: 'Comptes', datum: 'Réactiver le compte' });
    await person.goto('/client/user/profil');
    await expect(person).toHaveURL(/\/login/);
    await person.context().close();
  });
});
