import { expect, type Page, test } from '@playwright/test';
import { openSession, read } from './support/arrange.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

const accueil = { h1: titreAccueil, datum: 'Aides ouvertes' };
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('three links at the top lead to the content, the menu and the foot of the page', async ({ page }) => {
  const places = [
    ['Aller au contenu', 'contenu'],
    ['Aller au menu', 'menu'],
    ['Aller au pied de page', 'pied'],
  ] as const;
  const follow = async (path: string, title: string) => {
    for (const [index, [label, id]] of places.entries()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (let stop = 0; stop <= index; stop += 1) await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: label })).toBeFocused();
      await page.keyboard.press('Enter');
      expect(await focused(page), `${label}, ${path}`).toBe(id);
    }
  };
  await follow('/client/login', 'Se connecter');
  await follow('/client/nulle-part', 'Page non trouvée :(');
  await signIn(page, people.autre);
  await follow('/client/dossiers', 'Mes dossiers');
  await page.setViewportSize({ width: 360, height: 700 });
  await follow('/client/dossiers', 'Mes dossiers');
});

test('every page is French, has a header and a footer, the login page too [R2.5, R2.9, R9.63]', async ({
  page,
}) => {
  for (const path of ['/client/nulle-part', '/client/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('banner')).toContainText('Associations et services publics');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button', { name: 'Gestion des cookies' })).toBeVisible();
    await expect(footer.getByRole('button', { name: 'Affichage' })).toBeVisible();
  }
});

test('what nobody measures asks for no consent, and says what it keeps [R2.8]', async ({ page }) => {
  await page.goto('/client/nulle-part');
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Gestion des cookies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gestion des cookies' });
  await expect(dialog).toContainText('Ce portail ne mesure pas son audience');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
});

test('a note that was put away stays so, wherever one signs in, until it says something else [R2.7]', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { headers } = await openSession(request, people.adminPortail);
  const titre = `Maintenance de l’essai ${Date.now()}.`;
  const content = { titre, texte: 'Rien ne sera perdu.', kind: 'alerte', debut: null, fin: null };
  const data = { ...content, routes: ['/repertoire-des-subventions', '/login'] };
  const note = await read<{ id: string }>(await request.post('/api/lca/notesOnPage', { headers, data }));
  const address = `/api/lca/notesOnPage/${note.id}`;
  const shown = (on: Page) => on.getByText(titre, { exact: true });
  const other = await (await browser.newContext()).newPage();
  try {
    await page.goto('/client/login');
    await expect(shown(page)).toBeVisible();
    await signIn(page, people.autre, '/client/repertoire-des-subventions');
    await expectGoodPage(page, { h1: 'Trouver une subvention', datum: titre });
    await signIn(other, people.autre, '/client/repertoire-des-subventions');
    await expect(shown(other)).toBeVisible();

    // The server must answer before the page is reloaded, because the reload would cancel the request.
    const told = page.waitForResponse(/\/masquer/);
    await page.getByRole('button', { name: `Masquer : ${titre}` }).click();
    await told;
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const one of [page, other]) {
      await one.reload();
      await expectPage(one, { h1: 'Trouver une subvention', datum: one.getByRole('contentinfo') });
      await one.waitForLoadState('networkidle');
      await expect(shown(one)).toHaveCount(0);
    }

    const change = { headers: { ...headers, 'if-match': '"1"' }, data: { texte: 'Elle est reportée.' } };
    await read(await request.patch(address, change));
    await page.reload();
    await expect(page.getByText('Elle est reportée.')).toBeVisible();
  } finally {
    await request.delete(address, { headers });
    await other.context().close();
  }
});

test('an address that leads nowhere says so, and leads home [R2.10, R2.12]', async ({ page }) => {
  await page.goto('/client/nulle-part');
  await expectGoodPage(page, {
    h1: 'Page non trouvée :(',
    datum: "La page que vous sollicitez n'existe plus ou n'a jamais existé.",
  });
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expectPage(page, { h1: 'Se connecter', datum: 'À quoi sert ce portail ?' });
});

test('any other error says so within the page, with a reference, and leads home [R2.11, R2.12, R8.11]', async ({
  page,
}) => {
  await signIn(page, people.autre);
  await page.route('**/api/lca/users/moi*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/client/dossiers');
  await expectGoodPage(page, {
    h1: "Une erreur s'est produite",
    datum: "Une erreur est survenue lors de la récupération des informations de l'utilisateur.",
  });
  await expect(page).toHaveURL(/\/client\/dossiers$/);
  await expect(page.getByText(/avec cette référence.*\/dossiers/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier la référence' })).toBeVisible();
  await page.unroute('**/api/lca/users/moi*');
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click();
  await expectPage(page, accueil);
});

test('the sheets of a page stand after those of every page, and every page but the home says the way to it', async ({
  page,
}) => {
  await signIn(page, people.autre, '/client/dossiers');
  await expectPage(page, { h1: 'Mes dossiers', datum: 'À vous d’agir' });
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => /([^/-]+)-[^/]+\.css$/.exec(href ?? '')?.[1] ?? []),
  );
  expect(sheets.slice(0, 2)).toEqual(['bibliotheques', 'socle']);
  expect(sheets.length).toBeGreaterThan(2);
  const way = page.getByRole('navigation', { name: 'Vous êtes ici :' });
  await expect(way.getByRole('listitem')).toHaveText(['Accueil', 'Mes dossiers']);
  await way.getByRole('link', { name: 'Accueil' }).click();
  await expectPage(page, accueil);
  await expect(way).toHaveCount(0);
});

test('a page that breaks breaks alone [R2.11]', async ({ page }) => {
  await signIn(page, people.autre);
  await expectPage(page, accueil);
  await page.route('**/api/demande/dossiers?*', (route) => route.fulfill({ json: { items: 'illisible' } }));
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Mes dossiers' })
    .click();
  await expectGoodPage(page, { h1: "Une erreur s'est produite", datum: 'Un problème est survenu.' });
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Accueil' })
    .click();
  await expectPage(page, accueil);
});

test('a list that cannot be read says so in its place [R8.16]', async ({ page }) => {
  await signIn(page, people.autre);
  await page.route('**/api/demande/dossiers?*', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/client/dossiers');
  await expectGoodPage(page, { h1: 'Mes dossiers', datum: 'Une erreur serveur est survenue.' });
  await page.unroute('**/api/demande/dossiers?*');
  await page.getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(page.getByText('La liste n’a pas pu être lue.')).toHaveCount(0);
});

test('a page that comes late does not take the focus of who has gone elsewhere', async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/MesDossiersPage-*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await signIn(page, people.autre);
  await expectPage(page, accueil);
  await page.getByRole('navigation').getByRole('link', { name: 'Mes dossiers' }).click();
  const account = page.getByRole('banner').getByRole('button', { name: 'Lucie Fabre' });
  await account.focus();
  await page.keyboard.press('Enter');
  const leave = page.getByRole('button', { name: 'Se déconnecter' });
  await expect(leave).toBeVisible();

  late.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes dossiers');
  await expect(account).toBeFocused();
  await expect(leave).toBeVisible();
});

test('the theme that was chosen is kept', async ({ page }) => {
  await page.goto('/client/login');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Affichage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paramètres d’affichage' });
  await dialog.getByRole('group', { name: 'Thème' }).getByText('Sombre').click();
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'dark');
});

test('a part of the pages that a new version took away is fetched by loading the page again [R8.18]', async ({
  page,
}) => {
  await signIn(page, people.autre);
  await expectPage(page, accueil);
  let taken: string | undefined;
  let asked = 0;
  await page.route('**/assets/MesDossiersPage-*.js', (route) => {
    // Code shared with other pages has the same name too, so only the first file requested fails.
    taken ??= route.request().url();
    if (route.request().url() !== taken) return route.continue();
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  const open = () =>
    page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Mes dossiers' })
      .click();
  await open();
  await expectPage(page, { h1: 'Mes dossiers', datum: 'À vous d’agir' });
  expect(asked).toBe(2);

  // The portal reloads a page by itself once a minute at most, so the second failure is shown.
  await page.goto('/client/user/dashboard');
  await expectPage(page, accueil);
  await page.unroute('**/assets/MesDossiersPage-*.js');
  await page.route('**/assets/MesDossiersPage-*.js', (route) => route.abort());
  await open();
  await expectPage(page, {
    h1: "Une erreur s'est produite",
    datum: 'Une partie de la page n’a pas pu être chargée.',
  });
});

test('the links of the header stay clear of its tools, on narrow pages and wide ones', async ({ page }) => {
  await signIn(page, people.compteDrajes, '/client/user/notifications');
  for (const path of ['/client/instructeur/courriers', '/client/user/notifications', '/client/dossiers']) {
    await page.goto(path);
    for (const width of [1110, 1280, 1400, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = () =>
        page.evaluate(() => {
          const end = (of: string) => document.querySelector(of)?.getBoundingClientRect();
          return (end('.entete__outils')?.left ?? 0) - (end('.entete__pages .fr-nav__list')?.right ?? 0);
        });
      await expect.poll(gap, { message: `${path} at ${width}` }).toBeGreaterThanOrEqual(0);
    }
  }
});

test('a browser too old for the pages is told so, with or without them [R2.6]', async ({ page, browser }) => {
  const otherWay = { name: 'la liste des subventions' };
  const sentence = 'il faut Firefox 121, Chrome 109, Edge 109 ou Safari 16.4, ou plus récent.';
  await page.addInitScript(() => Reflect.set(CSS, 'supports', () => false));
  await page.goto('/client/login');
  await expectGoodPage(page, { h1: 'Se connecter', datum: sentence });
  await expect(page.getByRole('link', otherWay)).toBeVisible();
  await page.getByRole('button', { name: 'Masquer : Votre navigateur est trop ancien.' }).click();
  await page.reload();
  await expectPage(page, { h1: 'Se connecter', datum: 'À quoi sert ce portail ?' });
  await expect(page.getByRole('region', { name: 'Navigateur' })).toHaveCount(0);

  const withoutPages = await (await browser.newContext()).newPage();
  await withoutPages.route('**/assets/*.js', (route) => route.abort());
  await withoutPages.goto('/client/');
  const secours = withoutPages.getByRole('heading', { name: 'Le portail ne s’affiche pas' });
  // The message comes late, since a slow network may need that time.
  await expect(secours).toBeVisible();
  await expect(withoutPages.getByText(sentence)).toBeInViewport();
  await withoutPages.getByRole('link', otherWay).click();
  await expect(withoutPages.getByRole('heading', { level: 1 })).toHaveText('Trouver une subvention');
  await withoutPages.context().close();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await context.newPage();
  await withoutScript.goto('/client/');
  await expect(
    withoutScript.getByRole('heading', { name: 'Ce portail a besoin de JavaScript' }),
  ).toBeVisible();
  await context.close();
});
