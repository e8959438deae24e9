import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, findFreeAssociation, openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { pick, press } from './support/forms.ts';
import { expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const band = (page: Page) => page.getByRole('region', { name: 'Connexion' });

test('a dossier is not transmitted without a network, says so where one looks, and leaves once it is back', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = await aNewAccount(request, 'reseau');
  const { href, id_fo } = await aReadyDossier(await openSession(request, email), { rang: 2 });
  await signIn(page, email, `${href}?etape=transmission`);
  await expectPage(page, { h1: 'Vérifier et transmettre', datum: 'Former nos arbitres' });
  const lieu = page.getByLabel(/^Fait à/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // The answer typed here also waits to be saved: that it is saved later must not hide that nothing was transmitted.
  await lieu.fill('Aubagne');
  const button = page
    .locator('main button')
    .filter({ hasText: /^(Transmettre( sans signature)?|En attente du réseau…)$/ });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await press(
    page.getByRole('dialog', { name: 'Transmettre ce dossier ?' }),
    'button',
    'Je certifie et je transmets',
  );
  await expect(button).toHaveText('En attente du réseau…');
  const failure = page.getByText('Votre dossier n’est pas transmis.');
  await expect(failure).toBeInViewport();
  await expect(band(page)).toBeInViewport();
  await expect(page.getByText(/erreurs? à corriger/)).toHaveCount(0);
  // The click is at the visible position, because a locator's click would scroll to where the band is when it does
  // not stick.
  const again = await band(page).getByRole('button', { name: 'Réessayer' }).boundingBox();
  if (!again) throw new Error('the band has no button');
  await page.mouse.click(again.x + again.width / 2, again.y + again.height / 2);
  await expect(failure).toBeInViewport();

  await context.setOffline(false);
  await expectPage(page, { h1: 'C’est transmis, bravo', datum: id_fo });
  await expect(band(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Annonces' })).not.toContainText('Connexion rétablie');
});

test('an act without a network waits, is no error, and is done once it is back', async ({
  page,
  context,
  request,
}) => {
  const email = await aNewAccount(request, 'reseau');
  const session = await openSession(request, email);
  const { id_siren, nom } = await findFreeAssociation(session, { rang: 7 });
  await signIn(page, email, `/client/ajout-association/certificat-honneur?asso=${id_siren}`);
  await expectPage(page, { h1: 'Certifier sur l’honneur', datum: nom });
  await pick(page, 'Votre fonction', 'Présidente');
  await context.setOffline(true);
  await press(page, 'button', 'Je certifie et j’ajoute l’association');
  await expect(page.getByRole('button', { name: 'En attente du réseau…' })).toBeVisible();
  await expect(band(page)).toContainText('Votre demande n’est pas encore partie');
  await expect(page.getByRole('alert').filter({ hasText: /erreur/ })).toHaveCount(0);
  await context.setOffline(false);
  await expectPage(page, { h1: titreAccueil, datum: nom });
});

test('a page that met no network comes by itself once it is back', async ({ page, context }) => {
  await signIn(page, people.gestionnaire, '/client/dossiers');
  await expectPage(page, { h1: 'Mes dossiers', datum: page.getByRole('contentinfo') });
  await page.route('**/api/rds/repertoire*', (route) => route.abort());
  await press(page.getByRole('navigation', { name: 'Menu principal' }), 'link', 'Trouver une subvention');
  await expect(page.getByText('Le portail n’a pas répondu').first()).toBeVisible();
  await page.unroute('**/api/rds/repertoire*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('Le portail n’a pas répondu')).toHaveCount(0);
});
