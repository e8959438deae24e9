import { expect, test } from '@playwright/test';
import { aNewAccount, anAssociation, openSession } from './support/arrange.ts';
import { fill, press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { signIn } from './support/people.ts';

test('an association finds what it may ask for, and is told when the rest opens', async ({
  page,
  request,
}) => {
  const email = await aNewAccount(request, 'repertoire');
  const { nom } = await anAssociation(await openSession(request, email), { rang: 8 });

  await test.step('what is reserved to others is counted, and shown when asked', async () => {
    await signIn(page, email, '/client/repertoire-des-subventions');
    await expectGoodPage(page, { h1: 'Trouver une subvention', datum: /triées par échéance/ });
    await expect(page.getByRole('checkbox', { name: `Pour ${nom}` })).toBeChecked();
    await expect(page.getByRole('link', { name: /^Projets de jeunes/ })).toHaveCount(0);
    await press(page, 'link', 'Les afficher');
    await expect(page.getByRole('link', { name: /^Projets de jeunes/ })).toBeVisible();
    await expect(
      page.getByText('Réservée aux associations agréées jeunesse et éducation populaire'),
    ).toBeVisible();
  });

  await test.step('words that nothing says are answered by all there is', async () => {
    await fill(page, { 'Mots ou code de la subvention': 'zzzz introuvable' });
    await press(page, 'button', 'Chercher');
    await expectGoodPage(page, {
      h1: 'Trouver une subvention',
      datum: 'Aucune aide ne répond à votre recherche.',
    });
  });

  await test.step('a list that cannot be read says so, and is tried again', async () => {
    const asked = '**/api/rds/repertoire?*';
    await page.route(asked, (route) => route.fulfill({ status: 502, body: '' }));
    await page.reload();
    await expectGoodPage(page, {
      h1: 'Trouver une subvention',
      datum: page.getByRole('heading', { name: 'La liste n’a pas pu être lue.' }),
    });
    await page.unroute(asked);
    await press(page, 'button', 'Réessayer');
    await expect(page.getByText('Aucune aide ne répond à votre recherche.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Coup de pouce/ })).toBeVisible();
  });

  await test.step('a code typed alone opens its page, with each condition', async () => {
    await fill(page, { 'Mots ou code de la subvention': 'cdp' });
    await press(page, 'button', 'Chercher');
    await expectGoodPage(page, { h1: /^Coup de pouce/, datum: 'Pouvez-vous demander ?' });
    await expect(page.getByText('Association loi 1901').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Commencer ma demande' })).toBeVisible();
  });

  await test.step('what is not open can be followed, and no more', async () => {
    await page.goto('/client/repertoire-des-subventions?code=PJE');
    await expectGoodPage(page, { h1: /^Projets de jeunes/, datum: 'Pas encore ouverte' });
    await press(page, 'button', 'M’avertir de l’ouverture');
    await expect(
      page.getByText('Vous serez averti ici et par courriel à l’ouverture.').first(),
    ).toBeVisible();
    await press(page, 'link', 'Mes alertes');
    await expectGoodPage(page, { h1: 'Mes alertes', datum: /^Projets de jeunes/ });
    await press(page, 'button', /^Ne plus m’avertir/);
    await expect(page.getByText('Vous n’attendez l’ouverture d’aucune subvention.')).toBeVisible();
    await page.goto('/client/repertoire-des-subventions?code=PJE');
    await expect(page.getByRole('button', { name: 'M’avertir de l’ouverture' })).toBeVisible();
  });
});
