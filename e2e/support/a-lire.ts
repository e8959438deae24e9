import { expect, type Page, type Route } from '@playwright/test';
import { read, type Session } from './arrange.ts';
import { violationsOf, widerThanScreen } from './good-page.ts';
import type { PageALire } from './pages-a-lire.ts';

/** As it comes; with a service that does not answer; with nothing to show; with words three times too long. */
export type Etat = 'vue' | 'erreur' | 'vide' | 'long';
export type Vue = PageALire & { etat: Etat; theme: 'light' | 'dark'; width: number };

/** Who is signed in is known by these: without them there is no page to look at. */
const data = /\/api\/(?!auth\/|lca\/users\/)/;

/** Opens the page in this state. */
export async function montrer(page: Page, view: Vue, session?: Session): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { etat, theme, width } = view;
  if (etat !== 'vue') await page.route(data, (route) => change(route, etat));
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/client${await cheminDe(view, session)}`);
}

/** One title, something below it, no defect that axe sees, nothing cut. */
export async function expectAccessible(page: Page, { etat, h1, donnee, theme }: Vue): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).toHaveText(etat === 'vue' ? h1 : /\S/);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  if (etat === 'vue') await expect(page.getByText(donnee).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\S{3}/);
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', theme);
  expect.soft(await violationsOf(page), 'axe').toEqual([]);
  await expect.soft.poll(() => widerThanScreen(page), 'what is cut').toEqual([]);
}

async function change(route: Route, etat: Exclude<Etat, 'vue'>): Promise<void> {
  if (route.request().method() !== 'GET') return route.continue();
  if (etat === 'erreur')
    return route.fulfill({ status: 503, json: panne, contentType: 'application/problem+json' });
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  const json = etat === 'vide' ? emptied(await response.json()) : lengthened(await response.json());
  return route.fulfill({ response, json });
}

const message = 'Le service ne répond pas. Réessayez dans quelques minutes.';
const panne = {
  type: 'about:blank',
  title: 'Service indisponible',
  status: 503,
  instance: 'essai',
  code: 'kernel.indisponible',
  message,
  problems: [{ code: 'kernel.indisponible', message }],
};

/** Every page of a list is the first and only one, and holds nothing. */
function emptied(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('items' in json) || !Array.isArray(json.items))
    return json;
  return {
    ...json,
    items: [],
    ...('total' in json ? { total: 0 } : {}),
    ...('next' in json ? { next: null } : {}),
  };
}

const written = /^(nom|prenom|titre|intitule|projet|objet|commentaire|message|question|texte|phrase|lib_.*)$/;
const longWords = 'très longuement nommée, aux dénominations intercommunautaires anticonstitutionnellement';

/** What people write may be long, and hold long words. */
function lengthened(json: unknown, key = ''): unknown {
  if (typeof json === 'string') return written.test(key) && json !== '' ? `${json} ${longWords}` : json;
  if (Array.isArray(json)) return json.map((one) => lengthened(one, key));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, lengthened(value, name)]));
}

/** `{2}` is the number of this person's first dossier whose instruction is in state 2. */
async function cheminDe({ chemin }: PageALire, session?: Session): Promise<string> {
  const etat = /\{(\w+)\}/.exec(chemin)?.[1];
  if (etat === undefined || !session) return chemin;
  const { request, headers } = session;
  const reply = await request.get(`/api/demande/dossiers?genres=subvention&etats=${etat}`, { headers });
  const { items } = await read<{ items: { id_fo: string }[] }>(reply);
  return chemin.replace(`{${etat}}`, items[0]?.id_fo ?? 'aucun');
}
