import { expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { proceed } from './support/demande.ts';
import { exercice } from './support/exercice.ts';
import { choose, press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';

const plusieurs = 'Financement global-nouveau(x) projet(s) innovant(s)';

test('a request of two years: its project follows, what is dropped is said before and taken back', async ({
  page,
  request,
}) => {
  test.slow();
  const email = await aNewAccount(request, 'pluriannuel');
  const { href, id_projet, id_fo } = await aReadyDossier(await openSession(request, email), {
    rang: 7,
  });
  const projetHref = `${href}?etape=projets&projet=${id_projet}&partie=budget`;
  await signIn(page, email, `${href}?etape=choix`);

  // Back at step 0, the person takes another type and two years.
  await choose(page, 'Type de demande', plusieurs);
  await choose(page, 'Durée', 'Plusieurs années');
  await expectGoodPage(page, {
    h1: 'Choisir le type et l’année',
    datum: page.getByText(`de ${annee} à ${annee + 1}`),
  });
  await proceed(page);
  await expectPage(page, { h1: 'Indiquer le demandeur', datum: 'Représentant légal' });

  // The amounts are typed with the keyboard alone: there is one for each year, and each missing one is named.
  await page.goto(projetHref);
  const cell = (year: number) => page.getByRole('textbox', { name: `${service}, ${year}` });
  await expect(cell(annee)).toHaveValue(/^2\s000$/);
  await press(page, 'link', 'Tout voir en résumé');
  await press(page, 'button', 'Terminé : vérifier le projet');
  const missing = `${service}, ${annee + 1} : indiquez un montant, ou 0.`;
  await expectGoodPage(page, { h1: /^Projet 1/, datum: page.getByRole('link', { name: missing }) });
  await press(page, 'link', missing);
  await cell(annee).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(cell(annee + 1)).toBeFocused();
  await page.keyboard.type('2500');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(cell(annee)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const asked = page.getByRole('table', { name: 'Subvention demandée, en euros' });
  await expect(asked.getByRole('row').filter({ hasText: service })).toContainText('4 500 €');
  await expect(asked.getByRole('row').filter({ hasText: 'TOTAL' }).last()).toContainText('2 500 €');
  await expect(page.getByText(/Enregistré à/).first()).toBeVisible();

  // Going back to one year is announced, cancelled, then done.
  await page.goto(`${href}?etape=choix`);
  await choose(page, 'Durée', 'Une année');
  const annonce = `${annee + 1} est retiré : 2 500 € ne seront plus demandés.`;
  await expectGoodPage(page, { h1: 'Choisir le type et l’année', datum: annonce });
  await press(page, 'button', 'Annuler ce changement d’années');
  await expect(page.getByText(annonce)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Plusieurs années' })).toBeChecked();
  await choose(page, 'Durée', 'Une année');
  await proceed(page);
  await expectPage(page, { h1: 'Indiquer le demandeur', datum: 'Représentant légal' });

  // The projects' page says what was removed, and puts it back on demand.
  await page.goto(`${href}?etape=projets`);
  const fait = `1 projet ajusté à l’année ${annee}. 1 montant hors de ces années est retiré.`;
  await expect(page.getByText(fait)).toBeVisible();
  await page.getByText('Voir et reprendre').click();
  await expectGoodPage(page, {
    h1: 'Décrire les projets',
    datum: `${service}, ${annee + 1} : 2 500 € demandés`,
  });
  await press(page, 'button', `Reprendre de ${annee} à ${annee + 1}`);
  await expect(page.getByText(fait)).toHaveCount(0);
  await page.goto(projetHref);
  await expect(cell(annee + 1)).toHaveValue(/^2\s500$/);

  // The transmitted dossier covers two years.
  await page.goto(`${href}?mode=read`);
  await expectPage(page, { h1: 'Former nos arbitres', datum: new RegExp(id_fo) });
});

const service = 'DRAJES Sud';
const annee = exercice;
