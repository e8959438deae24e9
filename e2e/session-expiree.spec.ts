import { expect, test } from '@playwright/test';
import { aNewAccount, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { fillSignIn, signIn } from './support/people.ts';

test('an expired session asks to sign in, then gives the page back with what was typed', async ({
  page,
  request,
  context,
}) => {
  const email = await aNewAccount(request, 'session-expiree');
  const { href, id_projet } = await aReadyDossier(await openSession(request, email), {
    rang: 4,
  });
  await signIn(page, email, `${href}?etape=projets&projet=${id_projet}&partie=description`);
  const objectifs = page.getByRole('textbox', { name: 'Objectifs' });
  await expect(objectifs).toHaveValue('Former douze arbitres.');

  // The session was ended on another screen: neither the token nor the cookie works any more.
  const { origin } = new URL(page.url());
  const ended = await page.request.post('/api/auth/logout', { headers: { origin }, data: {} });
  expect(ended.ok()).toBe(true);
  await context.clearCookies();
  await objectifs.fill('Former treize arbitres, tous bénévoles.');
  // The save may already have led to the sign-in page, where the field that was typed in does not exist.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expectGoodPage(page, {
    h1: 'Se connecter',
    datum: 'Votre session est expirée, veuillez vous reconnecter.',
  });

  await fillSignIn(page, email);
  await expectPage(page, { h1: 'Projet 1 : Former nos arbitres', datum: 'Pourquoi et comment' });
  await expect(objectifs).toHaveValue('Former treize arbitres, tous bénévoles.');
  await expect(page.getByText(/enregistrée?s?\.?|Enregistré à/).first()).toBeVisible();
  await page.reload();
  await expect(objectifs).toHaveValue('Former treize arbitres, tous bénévoles.');
});
