import { reglesEnregistrees } from '@asso/domain/instruction/aiguillage.words';
import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession, readMyId } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { fill, press, select, tick } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { tabTo, withOnlyKeyboard } from './support/keyboard.ts';
import { openBrowserFor, people, signIn } from './support/people.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const charge = { h1: 'Charge de l’équipe' };
// No other journey asks for this amount, so the rule takes only the dossier of this journey.
const montant = 2345;
const regles = { h1: 'Règles d’affectation' };

test('a service tries its rules, applies them, sees who has what by week, and gives a dossier to somebody else', async ({
  page,
  browser,
  request,
}) => {
  const association = await openSession(request, await aNewAccount(request, 'charge-et-regles'));
  const dossier = await aReadyDossier(association, { rang: 9 }, { code: 'FDVA', montant });
  const nom = `Règle ${dossier.id_fo}`;

  await test.step('a rule without an effect is refused where it is wrong', async () => {
    await signIn(page, people.compteDrajes, '/client/instructeur?vue=regles');
    await expectGoodPage(page, { ...regles, datum: 'Aucune règle.' });
    await press(page, 'button', 'Ajouter une règle');
    await fill(dialog(page), {
      'Nom de la règle': nom,
      'Demandé, au moins': `${montant}`,
      'Demandé, au plus': `${montant}`,
    });
    await press(dialog(page), 'button', 'Ajouter la règle');
    await expect(dialog(page).getByRole('link', { name: /^Choisissez à qui/ })).toBeVisible();
    await tick(dialog(page), 'Paul Girard');
    await expectGoodPage(page, {
      ...regles,
      datum: dialog(page).getByRole('button', { name: 'Ajouter la règle' }),
    });
    await press(dialog(page), 'button', 'Ajouter la règle');
    await expect(page.getByText(/Quand\s: de 2.345.€ à 2.345.€ demandés\./)).toBeVisible();
  });

  await test.step('what is not saved is asked about before the page is left', async () => {
    await press(page, 'link', 'Mon jour');
    const asked = page.getByRole('alertdialog', { name: 'Partir sans enregistrer les règles ?' });
    await expectGoodPage(page, { ...regles, datum: asked });
    await press(asked, 'button', 'Annuler');
    await expect(asked).toBeHidden();
    await expectPage(page, { ...regles, datum: nom });
  });

  await test.step('it is tried on last year, then applied', async () => {
    await press(page, 'button', /^Essayer sur les dossiers de \d{4}$/);
    await expect(page.getByRole('heading', { name: /^Essai sur les dossiers de \d{4}$/ })).toBeVisible();
    await tick(page, 'Appliquer ces règles aux dossiers qui arrivent');
    await press(page, 'button', 'Enregistrer les règles');
    await expect(page.getByText(reglesEnregistrees(true)).first()).toBeVisible();
    await expectGoodPage(page, { ...regles, datum: nom });
  });

  await test.step('what is sent goes to the agent, and the history says by which rule', async () => {
    await transmit(association, dossier);
    const agent = await openBrowserFor(browser);
    await signIn(agent, people.agent, `/client/dossiers?createdBy=${await readMyId(association)}`);
    await press(agent, 'link', new RegExp(`dossier ${dossier.id_fo}$`));
    await press(agent, 'link', /^Historique/);
    await expect(agent.getByText(new RegExp(`Affecté à Paul Girard par la règle «.${nom}.»`))).toBeVisible();
  });

  await test.step('the load says it, and its number opens the queue', async () => {
    await page.goto('/client/instructeur?vue=charge');
    await expectGoodPage(page, { ...charge, datum: 'Paul Girard' });
    const ligne = page.getByRole('row', { name: /^Paul Girard/ });
    const nombre = ligne.getByRole('link').first();
    const n = Number.parseInt((await nombre.textContent()) ?? '', 10);
    await nombre.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dossiers' })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${n}.résultats?,`)).first()).toBeVisible();
  });

  await test.step('with the keys alone, a ticked dossier is given to nobody: it is free again', async () => {
    await page.goto('/client/instructeur?vue=charge');
    await expectPage(page, { ...charge, datum: 'Paul Girard' });
    await withOnlyKeyboard(page, async () => {
      await press(page, 'button', /^Confier….* les dossiers de Paul Girard$/);
      await press(dialog(page), 'button', 'Confier');
      await expect(dialog(page).getByRole('alert')).toHaveText('Cochez au moins un dossier.');
      await tabTo(dialog(page).getByRole('checkbox', { name: new RegExp(`^Choisir .*${dossier.id_fo}`) }));
      await page.keyboard.press('Space');
      await select(dialog(page), { 'À qui': 'Personne' });
    });
    const confier = dialog(page).getByRole('button', { name: /^Confier 1.dossier$/ });
    await expectGoodPage(page, { ...charge, datum: confier });
    await confier.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(/^Fait\s: 1\saffecté/).first()).toBeVisible();
    // Only the person of the dossier changed: the dossier is counted again in the row « Personne ».
    const libres = page
      .getByRole('row', { name: /^Personne/ })
      .getByRole('link')
      .first();
    await expect(libres).toBeVisible();
  });

  await test.step('the rule is taken away: the next journeys have none', async () => {
    await page.goto('/client/instructeur?vue=regles');
    await press(page, 'button', `Supprimer ${nom}`);
    await press(page, 'button', `Confirmer la suppression de ${nom}`);
    await tick(page, 'Appliquer ces règles aux dossiers qui arrivent');
    await press(page, 'button', 'Enregistrer les règles');
    await expect(page.getByText(reglesEnregistrees(false)).first()).toBeVisible();
  });
});
