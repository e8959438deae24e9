import { expect, test } from '@playwright/test';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';
import { runPortal } from './support/run-portal.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const script = 'https://mesure.example/js/portail.js';
const day = 86_400;
let portal: Awaited<ReturnType<typeof runPortal>>;

// These journeys need a portal with other settings.
test.beforeAll(async () => {
  portal = await runPortal({
    BRAND: 'etat',
    BRAND_LINES: 'Ministère|de l’Essai',
    PORTAL_NAME: 'Vie associative',
    AUDIENCE_SCRIPT_URL: script,
    METRICS_PORT: '0',
  });
});
test.afterAll(() => portal.stop());

test('nothing is measured before a yes, and a no is as simple [R2.8, R2.9, R2.13]', async ({
  page,
  context,
}) => {
  test.slow();
  let loaded = 0;
  await page.route('https://mesure.example/**', (route) => {
    loaded += 1;
    return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_pk_id=1; Path=/"' });
  });
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name);
  const banner = page.getByRole('region', { name: 'Cookies' });
  const nowhere = { h1: 'Page non trouvée :(', datum: "n'a jamais existé" };

  await page.goto(`${portal.url}/client/login`);
  await expectPage(page, { h1: 'Se connecter', datum: 'À quoi sert ce portail ?' });
  await expect(banner).toHaveCount(0);

  await page.goto(`${portal.url}/client/nulle-part`);
  await expectGoodPage(page, { ...nowhere, datum: 'Pouvons-nous compter les visites ?' });
  const [accept, refuse] = [
    banner.getByRole('button', { name: 'Accepter' }),
    banner.getByRole('button', { name: 'Refuser' }),
  ];
  expect(await accept.getAttribute('class')).toBe(await refuse.getAttribute('class'));
  expect(loaded).toBe(0);

  await refuse.click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expectPage(page, nowhere);
  await expect(banner).toHaveCount(0);
  expect([loaded, (await cookie('choix-cookies'))?.value]).toEqual([0, 'refuse']);

  // The visitor changes their choice from the footer, in both directions.
  const answer = async (choice: string) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Gestion des cookies' }).click();
    const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' });
    await dialog.getByText(choice).click();
    await dialog.getByRole('button', { name: 'Garder ce choix' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await answer('Accepter la mesure');
  await expect.poll(() => cookie('_pk_id')).toBeTruthy();
  const { value, expires = 0 } = (await cookie('choix-cookies')) ?? {};
  expect(value).toBe('accepte');
  expect(Math.round((expires - Date.now() / 1000) / day)).toBe(395);
  await page.reload();
  await expect.poll(() => loaded).toBe(2);

  await answer('Refuser la mesure');
  await expectPage(page, nowhere);
  await expect.poll(() => cookie('_pk_id')).toBeUndefined();
  await page.reload();
  await expectPage(page, nowhere);
  expect(loaded).toBe(2);
});

test('a portal of the State wears its marks, its colours and its links', async ({ page }) => {
  test.slow();
  await page.goto(`${portal.url}/client/login`);
  await expectGoodPage(page, { h1: 'Se connecter', datum: 'de l’Essai' });
  await expect(page).toHaveTitle(/ – Vie associative$/);
  await expect(page.getByRole('link', { name: 'legifrance.gouv.fr' })).toBeVisible();
  const font = await page.evaluate(async () => {
    await document.fonts.ready;
    const isLoaded = [...document.fonts].some(
      ({ family, status }) => family === 'Marianne' && status === 'loaded',
    );
    return isLoaded ? getComputedStyle(document.body).fontFamily : 'not loaded';
  });
  expect(font).toMatch(/^"?Marianne/);
  await signIn(page, people.autre, `${portal.url}/client/`);
  await expectGoodPage(page, { h1: titreAccueil, datum: 'Aides ouvertes' });
});

test('another portal loads nothing of the State', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/client/login');
  await expectPage(page, { h1: 'Se connecter', datum: 'Portail Asso' });
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /Marianne|marque-etat/i.test(url))).toEqual([]);
});
