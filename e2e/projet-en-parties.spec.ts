import { expect, test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { openPartie, proceedTo } from './support/demande.ts';
import { fill, press, region } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

const titres = [
  'L’essentiel',
  'Pourquoi et comment',
  'Publics et lieux',
  'Moyens et suivi',
  'Budget',
  'Questions du service',
];
const tallest = 1800;

test('a project is written in six parts: any order, nothing lost, what is missing is named', async ({
  page,
  request,
}) => {
  const { href, id_projet } = await aReadyDossier(await openSession(request, people.gestionnaire), {
    rang: 3,
  });
  const projet = `${href}?etape=projets&projet=${id_projet}`;
  const objectifs = page.getByRole('textbox', { name: 'Objectifs', exact: true });

  await test.step('all the parts are in a list, each with its state and one act', async () => {
    await signIn(page, people.gestionnaire, `${projet}&partie=resume`);
    await expectGoodPage(page, { h1: /^Projet 1/, datum: 'Votre projet en 6 parties' });
    for (const titre of titres) await expect(page.getByRole('heading', { name: titre })).toBeVisible();
  });

  await test.step('each part is one short page, without an asterisk', async () => {
    await press(page, 'link', /^(Relire|Reprendre).*L’essentiel/);
    for (const titre of titres) {
      await openPartie(page, titre);
      await expectGoodPage(page, {
        h1: /^Projet 1/,
        datum: new RegExp(`^Partie\\s${titres.indexOf(titre) + 1} sur\\s6, environ`),
      });
      await expect(region(page, titre).locator('.champ__obligatoire:visible')).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (titre !== 'Budget') expect.soft(height, titre).toBeLessThanOrEqual(tallest);
    }
  });

  await test.step('going on saves, even when an answer is missing, and the list names it', async () => {
    await openPartie(page, 'Publics et lieux');
    await fill(page, { 'Nombre de personnes': '' });
    await openPartie(page, 'Pourquoi et comment');
    await fill(page, { Objectifs: 'Former seize arbitres.' });
    await proceedTo(page, 'Publics et lieux');
    await expect(page.getByRole('heading', { name: 'Publics et lieux' })).toBeFocused();
    await proceedTo(page, 'Moyens et suivi');
    await press(page, 'link', 'Tout voir en résumé');
    await expect(page.getByText(/^Il manque\s: Nombre de personnes\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Reprendre/ })).toHaveCount(1);
  });

  await test.step('what is missing leads to its field, in its part', async () => {
    await press(page, 'button', 'Terminé : vérifier le projet');
    await expectGoodPage(page, { h1: /^Projet 1/, datum: /^Il y a 1 erreur à corriger/ });
    await press(region(page, 'Il y a 1 erreur à corriger'), 'link', /./);
    await expect(page.getByRole('textbox', { name: 'Nombre de personnes' })).toBeFocused();
    await expectGoodPage(page, { h1: /^Projet 1/, datum: /^Partie\s3 sur\s6/ });
    await fill(page, { 'Nombre de personnes': '16' });
  });

  await test.step('Back returns to the page before, and nothing typed is lost', async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Votre projet en 6 parties' })).toBeVisible();
    await page.goto(`${projet}&partie=description`);
    await expect(objectifs).toHaveValue('Former seize arbitres.');
  });

  await test.step('a small screen begins with the list', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(projet);
    await expectGoodPage(page, { h1: /^Projet 1/, datum: 'Votre projet en 6 parties' });
    await press(page, 'link', /Moyens et suivi/);
    await expectGoodPage(page, { h1: /^Projet 1/, datum: /^Partie\s4 sur\s6$/ });
    await press(page, 'link', /^Toutes/);
    await expect(page.getByRole('heading', { name: 'Votre projet en 6 parties' })).toBeVisible();
  });
});
