import { expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { rereadAll, transmitDemande } from './support/demande.ts';
import { exercice } from './support/exercice.ts';
import { press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';
import { countWhatIsAsked, printAims } from './support/what-is-asked.ts';

const mostScreens = 5;
const mostTyped = 8;
/** Two screens of 900 px. */
const twoScreens = 1800;

test('last year’s request is taken up again in five screens and eight fields', async ({ page, request }) => {
  const email = await aNewAccount(request, 'renouvellement');
  const session = await openSession(request, email);
  const ancien = await aReadyDossier(session, { rang: 7 }, { code: 'VIE', avant: 1 });
  await transmit(session, ancien);
  const asked = await countWhatIsAsked(page);
  const screens: string[] = [];
  const screen = async (h1: string | RegExp, datum: string | RegExp) => {
    screens.push(String(h1));
    await expectGoodPage(page, { h1, datum });
  };

  await test.step('the page of the subvention offers it', async () => {
    await signIn(page, email, '/client/repertoire-des-subventions?code=VIE');
    await screen(`Vie associative locale ${exercice}`, 'Pouvez-vous demander ?');
    await press(page, 'link', `Renouveler ma demande ${exercice - 1}`);
  });

  await test.step('what is carried over is said first, and what is to be looked at', async () => {
    await screen('Ce que nous reprenons', 'Projet 1, Former nos arbitres : dates, montants et budget');
    await expect(page.getByText('Pièce : Rapport d’activité')).toBeVisible();
    await press(page, 'button', `Créer le dossier ${exercice}`);
  });

  await test.step('the dossier says where it comes from, and cannot leave unseen', async () => {
    await screen('Former nos arbitres', new RegExp(`Repris de ${ancien.id_fo}`));
    const liste = page.url();
    await page.goto(`${liste}?etape=transmission`);
    await press(page, 'link', 'Relisez « Dates » : même chose, ou corrigé.');
    await expect(
      page.getByRole('group', { name: 'Dates' }).getByRole('radio', { name: 'Même chose' }),
    ).toBeFocused();
  });

  await test.step('both years stand side by side, and each point is read', async () => {
    const dates = page.getByRole('group', { name: 'Dates' });
    await expect(dates).toContainText(`${exercice - 1}`);
    const fin = dates.getByRole('textbox', { name: 'Date de fin' });
    await expect(fin).toHaveValue(new RegExp(`/${exercice}$`));
    await expect(page.getByText(/^C’est celui de \d{4}\s: déposez celui de/)).toBeVisible();
    await fin.fill(`15/12/${exercice}`);
    await fin.blur();
    await expect(dates.getByRole('radio', { name: 'Corrigé' })).toBeChecked();
    await rereadAll(page);
    await expectGoodPage(page, { h1: 'Former nos arbitres', datum: '7 points relus sur 7' });
    await press(page, 'link', 'Vérifier et transmettre');
  });

  await test.step('it is certified again, and transmitted', async () => {
    await screen('Vérifier et transmettre', 'Former nos arbitres');
    await expect(page.getByRole('radio', { name: '500 000 € ou moins' })).toBeChecked();
    await expect(page.getByText(`Repris de votre demande ${exercice - 1} : à vérifier.`)).toBeVisible();
    await expect(page.getByLabel('Fait à')).toHaveValue('Marseille');
    await transmitDemande(page);
    await expectPage(page, { h1: 'C’est transmis, bravo', datum: /^\d\d-\d{6}$/ });
  });

  printAims('a renewal', asked);
  expect(screens.length).toBeLessThanOrEqual(mostScreens);
  expect(asked.typed.length).toBeLessThanOrEqual(mostTyped);
  expect(asked.measures.get('Vérifier et transmettre')?.height).toBeLessThanOrEqual(twoScreens);
});
