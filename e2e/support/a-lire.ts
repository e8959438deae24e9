import { expect, type Page, type Route } from '@playwright/test';
import { looseSigns } from './a-la-lecture.ts';
import { read, type Session } from './arrange.ts';
import { findViolations, settled, widerThanScreen } from './good-page.ts';
import type { PageALire } from './pages-a-lire.ts';
import { trapped } from './piege.ts';

/**
 * The states in which a page is looked at: as usual; with a service that fails; with its form sent empty; with nothing
 * to show; with words three times too long; with a script in what people write; with a script in everything, codes
 * included.
 */
export type Etat = 'vue' | 'erreur' | 'saisie' | 'vide' | 'long' | 'piege' | 'tout-piege';
export type Vue = PageALire & { etat: Etat; theme: 'light' | 'dark'; width: number };

type Change = Exclude<Etat, 'vue' | 'erreur' | 'saisie'>;
const changes: Record<Change, (json: unknown) => unknown> = {
  vide: emptied,
  long: (json) => lengthened(json),
  piege: (json) => trapped(json),
  'tout-piege': (json) => trapped(json, 'tout'),
};

type Depuis = { session?: Session; avant?: Vue };

/**
 * Matches the calls whose answers are changed: not those about the signed-in person, without which no page is shown.
 */
const data = /\/api\/(?!auth\/|lca\/users\/)/;
/** Matches the calls of `data` and those about a person, whose name may hold a trap as well. */
const dataAndNames = /\/api\/(?!auth\/)/;

/** Opens the page in the given state; when only the theme differs from the last view, only the colours change. */
export async function showPage(page: Page, view: Vue, { session, avant }: Depuis = {}): Promise<void> {
  const { etat, theme, width } = view;
  await page.emulateMedia({ colorScheme: theme });
  if (avant && avant.chemin === view.chemin && avant.etat === etat && avant.width === width) return;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (etat === 'saisie') await page.route(/\/api\/(?!auth\/refreshToken)/, refuseToSend);
  else if (etat !== 'vue')
    await page.route(etat === 'piege' ? dataAndNames : data, (route) => change(route, etat));
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/client${await resolveChemin(view, session)}`);
  if (etat === 'saisie' && view.envoi) await sendEmpty(page, view.envoi);
}

/**
 * Sends the form empty: the error must be shown and have the focus, on the summary or in the first field to correct.
 */
async function sendEmpty(page: Page, { bouton, phrase }: NonNullable<PageALire['envoi']>): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: bouton, exact: true }).click();
  await expect(page.getByRole('main').getByText(phrase).filter({ visible: true }).first()).toBeVisible();
  const focused = page.locator(
    'main :is(section.resume:focus, [aria-invalid="true"]:focus, [role="alert"]:focus)',
  );
  await expect(focused).toHaveCount(1);
}

/** Refuses each call that would write, as if the service were unavailable, so that nothing is really sent. */
export const refuseToSend = (route: Route): Promise<void> =>
  route.request().method() === 'GET' ? route.fallback() : route.fulfill(panne);

/**
 * Expects that the page has one title and its content, no defect that axe finds, nothing cut, and no lone punctuation
 * at the edge of a line.
 */
export async function expectAccessible(page: Page, { etat, h1, donnee, theme }: Vue): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(title).toHaveText(etat === 'vue' || etat === 'saisie' ? h1 : /\S/);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const shown = page.getByRole('main').getByText(donnee).filter({ visible: true });
  if (etat === 'vue') await expect(shown.first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/\S{3}/);
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', theme);
  await settled(page);
  expect(await findViolations(page), 'axe').toEqual([]);
  await expect.poll(() => widerThanScreen(page), 'what is cut').toEqual([]);
  expect(await looseSigns(page), 'where a line may be cut before a sign').toEqual([]);
}

async function change(route: Route, etat: Exclude<Etat, 'vue' | 'saisie'>): Promise<void> {
  if (route.request().method() !== 'GET') return route.fallback();
  if (etat === 'erreur') return route.fulfill(panne);
  // The page that made the call may be gone by now, so nobody needs the answer.
  const response = await route.fetch().catch(unlessLeft);
  if (!response) return;
  if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
  const said = await response.json().catch(unlessLeft);
  return said === undefined ? route.abort() : route.fulfill({ response, json: changes[etat](said) });
}

function unlessLeft(why: Error): undefined {
  if (!/disposed|closed|Test ended/.test(why.message)) throw why;
}

const message = 'Le service ne répond pas. Réessayez dans quelques minutes.';
const panne = {
  status: 503,
  contentType: 'application/problem+json',
  json: {
    type: 'about:blank',
    title: 'Service indisponible',
    status: 503,
    instance: 'essai',
    code: 'kernel.indisponible',
    message,
    problems: [{ code: 'kernel.indisponible', message }],
  },
};

/** Empties an answer that is a page of a list; any other answer stays as it is. */
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

/** Makes longer, with long words, what people wrote in an answer. */
function lengthened(json: unknown, key = ''): unknown {
  if (typeof json === 'string') return written.test(key) && json !== '' ? `${json} ${longWords}` : json;
  if (Array.isArray(json)) return json.map((one) => lengthened(one, key));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, lengthened(value, name)]));
}

/** How a name between braces in a path is replaced by the number of the first object that a call returns. */
type Numero = { lu: (etat: string) => string; cle: string; isAbsentForSome?: true };
const dossiers: Numero = { lu: (etat) => `/demande/dossiers?genres=subvention&etats=${etat}`, cle: 'id_fo' };
/** A dossier of the demonstration is found by its title, because its state changes with the journeys played before. */
const titled = (words: string): Numero => ({
  lu: () => `/demande/dossiers?genres=subvention&searchQuery=${encodeURIComponent(words)}`,
  cle: 'id_fo',
});
const numeros: Readonly<Record<string, Numero>> = {
  regates: titled('sécurité des régates'),
  jeux: titled('après-midi de jeux par mois'),
  agrement: { lu: () => '/demande/dossiers?genres=agrement', cle: 'id_fo' },
  siret: { lu: () => '/demande/numero-siret', cle: 'id' },
  campagne: { lu: () => '/rds/campagnes', cle: 'id' },
  enveloppe: { lu: () => '/rds/enveloppes', cle: 'id', isAbsentForSome: true },
  definition: { lu: () => '/rds/agrements?administres=true', cle: '_id' },
};

/**
 * Gives the path with its names in braces filled in: `{2}` is the number of the person's first dossier whose
 * instruction is in state 2, `{crf}` the report of the dossier before it in the path.
 */
export async function resolveChemin(
  { chemin }: Pick<PageALire, 'chemin'>,
  session?: Session,
): Promise<string> {
  const name = /\{(\w+)\}/.exec(chemin)?.[1];
  if (name === undefined || !session) return chemin;
  const found = await numeroOf(name, { chemin, session });
  return resolveChemin({ chemin: chemin.replace(`{${name}}`, found) }, session);
}

type Cherche = { chemin: string; session: Session };

async function numeroOf(name: string, { chemin, session: { request, headers } }: Cherche): Promise<string> {
  const ask = async (path: string) => read<Trouve>(await request.get(`/api${path}`, { headers }));
  const reportOf = async (dossier?: string) =>
    (await ask(`/demande/dossiers/${dossier}/crf`)).crfs?.find(({ id }) => id)?.id;
  if (name === 'crf') return (await reportOf(/dossier\/([^/]+)\/crf/.exec(chemin)?.[1])) ?? 'aucun';
  const { lu, cle, isAbsentForSome } = numeros[name] ?? dossiers;
  const { items = [] } = await ask(lu(name));
  const theirs = items.filter(({ id_siret }) => id_siret && chemin.includes(id_siret));
  // When the path also needs a report, the first dossier that has one is taken.
  for (const one of chemin.includes('{crf}') ? theirs : []) {
    if (await reportOf(one[cle])) return one[cle] ?? 'aucun';
  }
  const found = (theirs[0] ?? items[0])?.[cle];
  if (found === undefined && isAbsentForSome) return 'aucun';
  if (found === undefined) throw new Error(`nothing to open for {${name}} of ${chemin}`);
  return found;
}

type Trouve = { items?: Record<string, string>[]; crfs?: { id: string | null }[] };
