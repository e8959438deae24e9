import { type APIRequestContext, type Cookie, expect, type Page, test } from '@playwright/test';
import { type Etat, expectAccessible, showPage } from './support/a-lire.ts';
import { openSession, type Session } from './support/arrange.ts';
import { lecteurs, pagesToRead } from './support/pages-a-lire.ts';
import { signIn } from './support/people.ts';
import { shuffled } from './support/tirage.ts';

/** `npm test` checks this many views, drawn at random; `npm run proof -- accessibilite` checks them all. */
const drawn = 40;
/** `saisie` sends a page's form empty, to show the errors a person causes; `erreur` shows those of a service. */
const etats: readonly Etat[] = ['vue', 'erreur', 'saisie', 'vide', 'long'];
const themes = ['light', 'dark'] as const;
const widths = [320, 1280] as const;

const all = pagesToRead.flatMap((page) =>
  etats
    .filter((etat) => etat !== 'saisie' || page.envoi)
    .flatMap((etat) => widths.flatMap((width) => themes.map((theme) => ({ ...page, etat, theme, width })))),
);
const isWhole = process.env.PROOF === 'accessibilite';
const seed = Number(process.env.PROOF_SEED ?? 1907);
const views = isWhole ? all : shuffled(all, seed).slice(0, drawn);

/**
 * Each person has one test and signs in once; the full run has one test for each page, so that it can be split and
 * read.
 */
const groups = Map.groupBy(views, ({ qui, chemin }) => (isWhole ? `${qui}, ${chemin}` : qui));
if (isWhole) test.describe.configure({ mode: 'parallel' });

/** A sign-in is kept for the next pages, because as many sign-ins as pages would be refused. */
type Connecte = { session: Session; cookies: Cookie[]; sinceMs: number };
const connectes = new Map<string, Connecte>();
/** The sign-in is dropped before the portal asks for the session to be renewed. */
const sessionMs = 5 * 60_000;

for (const [group, theirs] of groups) {
  const email = lecteurs[theirs[0]?.qui ?? '']?.email;
  test(`${theirs.length} views as ${group} have no defect a tool can see, light or dark, narrow or wide, empty, long or failing`, async ({
    page,
    request,
  }) => {
    const connecte = email ? await connecter({ page, request }, email) : undefined;
    const defects: string[] = [];
    for (const [index, view] of theirs.entries()) {
      const name = `${view.chemin} ${view.etat} ${view.theme} ${view.width}`;
      await test.step(name, async () => {
        await showPage(page, view, { session: connecte?.session, avant: theirs[index - 1] });
        await expectAccessible(page, view).catch(({ message }) => defects.push(`${name}: ${message}`));
      });
    }
    if (connecte) connecte.cookies = await page.context().cookies();
    expect(defects).toEqual([]);
  });
}

/** Signs the person in, or reuses their earlier sign-in. */
async function connecter({ page, request }: Ici, email: string): Promise<Connecte> {
  const before = connectes.get(email);
  if (before && Date.now() - before.sinceMs < sessionMs) {
    await page.context().addCookies(before.cookies);
    before.session = { ...before.session, request };
    return before;
  }
  const session = await openSession(request, email);
  // Thousands of views keep the machine busy, so a slow sign-in is awaited rather than failing them all.
  const isIn = () => expect(page).not.toHaveURL(/\/login/);
  await signIn(page, email, '/client/user/profil').catch(isIn);
  const connecte = { session, cookies: await page.context().cookies(), sinceMs: Date.now() };
  connectes.set(email, connecte);
  return connecte;
}

type Ici = { page: Page; request: APIRequestContext };
