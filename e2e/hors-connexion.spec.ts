import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession, read, type Session } from './support/arrange.ts';
import { aReadyDossier, type Dossier } from './support/arrange-dossier.ts';
import { press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

// The other journeys block service workers; here the portal's own one runs.
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 780 } });

const objectifs = (page: Page) => page.getByRole('textbox', { name: 'Objectifs', exact: true });
const recit = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true });
const band = (page: Page) => page.getByRole('region', { name: 'Connexion' });
const garder = (page: Page) =>
  page.getByRole('main').getByRole('checkbox', { name: /^Garder mes demandes sur cet appareil/ });
const projetOf = ({ href, id_projet }: Dossier) =>
  `${href}?mode=edit&etape=projets&projet=${id_projet}&partie=description`;

/** All the journeys share this dossier, and the person who writes it. */
let dossier: Dossier;
let email: string;

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  email = await aNewAccount(request, 'hors-connexion');
  dossier = await aReadyDossier(await openSession(request, email), { rang: 8 });
  await request.dispose();
});

/** Waits until the service worker holds the page: the portal is then in the browser. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });

/** Has the person choose that the telephone keeps their dossiers, then open the dossier of these journeys once. */
async function visit(page: Page): Promise<void> {
  await signIn(page, email, '/client/user/dashboard');
  await expectPage(page, { h1: titreAccueil, datum: garder(page) });
  await garder(page).check();
  await installed(page);
  await page.goto(projetOf(dossier));
  await expect(objectifs(page)).toHaveValue(/^Former/);
  await expect.poll(() => countKept(page)).toBeGreaterThan(2);
}

const storeOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ key: string; entry: Record<string, unknown> }[]>((resolve) => {
        const opening = indexedDB.open('asso.hors-connexion');
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('garde')) return resolve([]);
          const store = db.transaction('garde').objectStore('garde');
          const [keys, all] = [store.getAllKeys(), store.getAll()];
          all.onsuccess = () => {
            db.close();
            resolve(
              keys.result.map((key, rank) => ({
                key: String(key),
                entry: { ...all.result[rank], key: Boolean(all.result[rank].key) },
              })),
            );
          };
        };
      }),
  );
const countKept = async (page: Page): Promise<number> => (await storeOf(page)).length;

/** Reads all that the browser keeps, as anybody using the telephone could. */
async function keptIn(page: Page): Promise<string> {
  const rest = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (/html|json/.test(answer?.headers.get('content-type') ?? ''))
          texts.push((await answer?.text()) ?? '');
        texts.push(request.url);
      }
    }
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      ...texts,
    ];
  });
  return JSON.stringify([await storeOf(page), rest]);
}

const foundIn = async (page: Page, words: readonly string[]): Promise<string[]> => {
  const kept = await keptIn(page);
  return words.filter((word) => kept.includes(word));
};

const saved = async ({ request, headers }: Session) => {
  const answer = await request.get(`/api/demande/dossiers/${dossier.id_fo}`, { headers });
  const { projets } = await read<{ projets: { corps: { description?: Record<string, unknown> } }[] }>(answer);
  return projets[0]?.corps.description;
};

async function colleagueWrites({ request, headers }: Session, to: string): Promise<void> {
  const answer = await request.get(`/api/demande/dossiers/${dossier.id_fo}`, { headers });
  const { projets } = await read<{
    projets: { version: number; corps: { description?: { objectifs?: string } } }[];
  }>(answer);
  const [projet] = projets;
  const changes = { 'description.objectifs': { from: projet?.corps.description?.objectifs, to } };
  await read(
    await request.put(`/api/demande/dossiers/${dossier.id_fo}/projets/${dossier.id_projet}`, {
      headers: { ...headers, 'if-match': `"${projet?.version}"` },
      data: { changes },
    }),
  );
}

async function reopenWithoutNetwork(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  await context.setOffline(true);
  return context.newPage();
}

test('in a hall without network, a telephone opens a request, takes what is typed, and sends it by itself afterwards', async ({
  page,
  context,
  request,
}) => {
  const session = await openSession(request, email);
  await visit(page);
  const hall = await reopenWithoutNetwork(page, context);
  await hall.goto(projetOf(dossier));
  await expect(objectifs(hall)).toHaveValue(/^Former/);
  await expect(band(hall)).toContainText('Vous êtes hors connexion.');
  await expect(band(hall)).toContainText('Ce que vous voyez date du');
  await objectifs(hall).fill('Former vingt arbitres dans la salle.');
  await recit(hall).fill('Sans réseau, au gymnase');
  await recit(hall).blur();
  await expect(band(hall)).toContainText('2 champs pas encore envoyés');
  await expectGoodPage(hall, { h1: /^Projet 1/, datum: band(hall) });

  await hall.goto('/client/user/dashboard');
  const panel = hall.getByRole('region', { name: 'Pas encore envoyé' });
  await expectGoodPage(hall, { h1: titreAccueil, datum: panel });
  await expect(panel).toContainText('2 champs pas encore envoyés');

  await context.setOffline(false);
  await expect(hall.getByText('Connexion rétablie : 2 réponses enregistrées.').first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await saved(session)).toMatchObject({ objectifs: 'Former vingt arbitres dans la salle.' });
});

test('what a colleague wrote meanwhile is not written over: both are shown, field by field', async ({
  page,
  context,
  request,
}) => {
  const session = await openSession(request, email);
  await visit(page);
  const hall = await reopenWithoutNetwork(page, context);
  await hall.goto(projetOf(dossier));
  await objectifs(hall).fill('Former vingt-et-un arbitres.');
  await recit(hall).fill('Ce que personne d’autre n’a touché');
  await recit(hall).blur();
  await expect(band(hall)).toContainText('2 champs pas encore envoyés');
  await hall.goto('/client/user/dashboard');
  const panel = hall.getByRole('region', { name: 'Pas encore envoyé' });
  await expect(panel).toContainText('2 champs pas encore envoyés');
  await colleagueWrites(session, 'Former trente arbitres, dit un collègue.');

  await context.setOffline(false);
  await expect(panel).toContainText('1 champ pas encore envoyé, à revoir avec vous');
  expect(await saved(session)).toMatchObject({ objectifs: 'Former trente arbitres, dit un collègue.' });
  await panel.getByRole('link').click();
  const dialog = hall.getByRole('dialog', { name: /laquelle garder/ });
  await expect(dialog).toContainText('Former trente arbitres, dit un collègue.');
  await expect(dialog).toContainText('Former vingt-et-un arbitres.');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Garder cette réponse' }).click();
  await expect(dialog).toBeHidden();
});

test('who signs out is asked when something is not sent, and then leaves nothing in the telephone', async ({
  page,
  context,
}) => {
  await visit(page);
  const words = ['Former', 'arbitres', 'Morvan', 'Gaspard', dossier.id_fo, dossier.siret];
  const hall = await reopenWithoutNetwork(page, context);
  await hall.goto(projetOf(dossier));
  await objectifs(hall).fill('Former quarante arbitres.');
  await objectifs(hall).blur();
  await expect(band(hall)).toContainText('1 champ pas encore envoyé');
  expect(await foundIn(hall, words)).toEqual([]);

  await press(hall, 'button', /Gaspard Morvan/);
  await press(hall, 'button', 'Se déconnecter');
  const dialog = hall.getByRole('alertdialog', { name: 'Vous déconnecter sans tout envoyer ?' });
  await expect(dialog).toContainText('1 champ pas encore envoyé');
  await dialog.getByRole('button', { name: 'Me déconnecter et les perdre' }).click();
  await expect(hall).toHaveURL(/\/login/);
  expect(await countKept(hall)).toBe(0);
  const names = [dossier.id_projet, 'asso.brouillon', 'asso.personne', 'asso.garder', 'token='];
  expect(await foundIn(hall, [...words, ...names])).toEqual([]);

  await test.step('and once the network is back, nobody is signed in any more', async () => {
    await context.setOffline(false);
    await hall.goto('/client/user/dashboard');
    await expect(hall).toHaveURL(/\/login/);
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('refresh_token');
  });
});

test('the next person at the same browser sees nothing of the first', async ({ page, context }) => {
  await visit(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('asso.connecte'));
  await signIn(page, people.autre, '/client/user/dashboard');
  await expectPage(page, { h1: titreAccueil, datum: garder(page) });
  await expect(garder(page)).not.toBeChecked();
  await expect.poll(() => countKept(page)).toBe(0);
  const other = await reopenWithoutNetwork(page, context);
  await other.goto(projetOf(dossier));
  await expect(other.getByText('Le portail n’a pas répondu').first()).toBeVisible();
  await expect(other.locator('body')).not.toContainText('arbitres');
});

test('who did not ask for it keeps nothing: the portal opens, and says that it cannot read', async ({
  page,
  context,
}) => {
  await signIn(page, email, projetOf(dossier));
  await expect(objectifs(page)).toHaveValue(/^Former/);
  await installed(page);
  const hall = await reopenWithoutNetwork(page, context);
  await hall.goto('/client/user/dashboard');
  await expect(hall.getByText('Le portail n’a pas répondu').first()).toBeVisible();
  expect(await countKept(hall)).toBe(0);
});

test('a new version waits, says so, and is taken at once or at the next opening', async ({
  page,
  context,
}) => {
  // The first visit receives the service worker of another version, so that the server's own is new to the browser.
  const script = '**/client/service-worker.js';
  await context.route(script, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(version:\s*["'`])/, '$1avant-');
    await route.fulfill({ response: answer, body });
  });
  await signIn(page, email, '/client/user/dashboard');
  await expectPage(page, { h1: titreAccueil, datum: garder(page) });
  await installed(page);
  // Reading the names fails while the page is being loaded again.
  const names = () => page.evaluate(async () => (await caches.keys()).sort()).catch(() => []);
  expect(await names()).toEqual([expect.stringContaining('-avant-')]);
  await context.unroute(script);
  await page.reload();
  const button = page.getByRole('button', { name: 'Mettre à jour' });
  await expect(button).toBeVisible();
  expect(await names()).toHaveLength(2);
  await button.click();
  await expect.poll(names).toEqual([expect.not.stringContaining('-avant-')]);
  await expectPage(page, { h1: titreAccueil, datum: garder(page) });
  await expect(button).toHaveCount(0);
});
