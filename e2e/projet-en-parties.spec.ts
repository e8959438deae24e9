import { expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { openPartie, proceedTo } from './support/demande.ts';
import { exercice } from './support/exercice.ts';
import { choose, fill, press, region } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';

const titres = [
  'L’essentiel',
  'Pourquoi et comment',
  'Publics et lieux',
  'Moyens et suivi',
  'Budget',
  'Questions du service',
];
/** Two screens of 900 px. */
const tallest = 1800;

test('a project is written in six short parts: any order, nothing lost, what is missing is named', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'parties');
  const { href, id_projet } = await aReadyDossier(await openSession(request, email), { rang: 3 });
  const projet = `${href}?etape=projets&projet=${id_projet}`;
  const objectifs = page.getByRole('textbox', { name: 'Objectifs', exact: true });

  await test.step('all the parts are in a list, each with its state and one act', async () => {
    await signIn(page, email, `${projet}&partie=resume`);
    await expectGoodPage(page, { h1: /^Projet 1/, datum: 'Votre projet en 6 parties' });
    for (const titre of titres) await expect(page.getByRole('heading', { name: titre })).toBeVisible();
  });

  await test.step('each part is at most two screens, without an asterisk', async () => {
    await press(page, 'link', /^(Relire|Reprendre).*L’essentiel/);
    for (const titre of titres) {
      await openPartie(page, titre);
      await expectGoodPage(page, {
        h1: /^Projet 1/,
        datum: page
          .getByRole('navigation', { name: 'Parties du projet' })
          .getByRole('link', { name: titre })
          .and(page.locator('[aria-current=step]')),
      });
      await expect(region(page, titre).locator('.champ__obligatoire:visible')).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      process.stdout.write(`part « ${titre} »: ${height} px at 1280\n`);
      expect.soft(height, titre).toBeLessThanOrEqual(tallest);
    }
  });

  await test.step('a whole period is taken in one press, and a day outside the year says what to do', async () => {
    await openPartie(page, 'L’essentiel');
    const day = (name: string) => page.getByRole('textbox', { name });
    await choose(page, 'Quand se passe-t-il ?', `Toute l’année ${exercice}`);
    await expect(day('Date de début')).toHaveValue(`01/01/${exercice}`);
    await expect(day('Date de fin')).toHaveValue(`31/12/${exercice}`);
    await fill(page, { 'Date de début': '5 avril', 'Date de fin': '30/6' });
    await expect(page.getByText(/^87\sjours, dans l’année/)).toBeVisible();
    await fill(page, { 'Date de fin': `12/01/${exercice + 1}` });
    await expect(
      page.getByText(
        `Le 12/01/${exercice + 1} est hors de l’année ${exercice}. Choisissez un jour entre le 01/01/${exercice} et le 31/12/${exercice}.`,
      ),
    ).toBeVisible();
    await expectGoodPage(page, { h1: /^Projet 1/, datum: /en dehors de/ });
    await choose(page, 'Quand se passe-t-il ?', 'Un seul jour');
    await fill(page, { 'Jour du projet': '5 avril' });
    await expect(page.getByText(/^1\sjour, dans l’année/)).toBeVisible();
    await expect(day('Date de fin')).toHaveCount(0);
  });

  await test.step('going on saves, even when an answer is missing, and the list names it', async () => {
    await openPartie(page, 'Publics et lieux');
    await fill(page, { 'Nombre de personnes': '' });
    await openPartie(page, 'Pourquoi et comment');
    await fill(page, { Objectifs: 'Former seize arbitres.' });
    await proceedTo(page, 'Publics et lieux');
    await expect(page.getByRole('heading', { name: 'Publics et lieux' })).toBeFocused();
    await openPartie(page, 'Moyens et suivi');
    await press(page, 'link', 'Tout voir en résumé');
    await expect(page.getByText(/^Il manque\s: Nombre de personnes\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Reprendre/ })).toHaveCount(1);
  });

  await test.step('what is missing leads to its field, in its part', async () => {
    await press(page, 'button', 'Terminé : vérifier le projet');
    await expectGoodPage(page, { h1: /^Projet 1/, datum: /^Il y a 1 erreur à corriger/ });
    await press(region(page, 'Il y a 1 erreur à corriger'), 'link', /./);
    await expect(page.getByRole('textbox', { name: 'Nombre de personnes' })).toBeFocused();
    await expectGoodPage(page, {
      h1: /^Projet 1/,
      datum: page.getByRole('heading', { level: 2, name: 'Publics et lieux' }),
    });
    await fill(page, { 'Nombre de personnes': '16' });
  });

  await test.step('nothing typed is lost, in another tab either', async () => {
    await page.goto(`${projet}&partie=description`);
    await expect(objectifs).toHaveValue('Former seize arbitres.');
    const other = await page.context().newPage();
    await other.goto(`${projet}&partie=suivi`);
    await fill(region(other, 'Moyens et suivi'), {
      'Moyens humains et matériels': 'Deux formateurs, une salle.',
    });
    await openPartie(other, 'Budget');
    await fill(page, { Objectifs: 'Former dix-sept arbitres.' });
    await openPartie(page, 'Moyens et suivi');
    await expect(page.getByRole('textbox', { name: /^Moyens humains/ })).toHaveValue(
      'Deux formateurs, une salle.',
    );
    await other.close();
  });

  await test.step('a small screen begins with the list', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(projet);
    await expectGoodPage(page, { h1: /^Projet 1/, datum: 'Votre projet en 6 parties' });
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((h1) => {
      return Math.round(
        h1.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(h1).lineHeight),
      );
    });
    process.stdout.write(`h1 at 360: ${lines} lines\n`);
    expect(lines).toBeLessThanOrEqual(2);
    await press(page, 'link', /Moyens et suivi/);
    await expectGoodPage(page, { h1: /^Projet 1/, datum: /^Partie\s4 sur\s6, \d+\smin restante/ });
    await press(page, 'link', /^Toutes/);
    await expect(page.getByRole('heading', { name: 'Votre projet en 6 parties' })).toBeVisible();
  });
});
