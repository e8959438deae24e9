import { type APIRequestContext, type Cookie, expect, type Page, test } from '@playwright/test';
import { type Etat, expectAccessible, montrer } from './support/a-lire.ts';
import { openSession, type Session } from './support/arrange.ts';
import { lecteurs, pagesALire } from './support/pages-a-lire.ts';
import { signIn } from './support/people.ts';
import { shuffled } from './support/tirage.ts';

/** How many views are drawn by `npm test`; `npm run proof -- accessibilite` shows all of them. */
const drawn = 40;
/** Sent with nothing in it, where there is a form: the errors one makes oneself, beside those of a service. */
const etats: readonly Etat[] = ['vue', 'erreur', 'saisie', 'vide', 'long'];
const themes = ['light', 'dark'] as const;
const widths = [320, 1280] as const;

const all = pagesALire.flatMap((page) =>
  etats
    .filter((etat) => etat !== 'saisie' || page.envoi)
    .flatMap((etat) => widths.flatMap((width) => themes.map((theme) => ({ ...page, etat, theme, width })))),
);
const isWhole = process.env.PROOF === 'accessibilite';
const seed = Number(process.env.PROOF_SEED ?? 1907);
const views = isWhole ? all : shuffled(all, seed).slice(0, drawn);

/** One test a person, who signs in once; one test a page when all is shown, so that it can be cut in parts and read. */
const groups = Map.groupBy(views, ({ qui, chemin }) => (isWhole ? `${qui}, ${chemin}` : qui));
if (isWhole) test.describe.configure({ mode: 'parallel' });

/** Who is signed in, kept for the next page: as many sign-ins as pages would be refused for their number. */
type Connecte = { session: Session; cookies: Cookie[]; sinceMs: number };
const connectes = new Map<string, Connecte>();
/** Before the portal asks for the session to be renewed. */
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
        await montrer(page, view, { session: connecte?.session, avant: theirs[index - 1] });
        await expectAccessible(page, view).catch(({ message }) => defects.push(`${name}: ${message}`));
      });
    }
    if (connecte) connecte.cookies = await page.context().cookies();
    expect(defects).toEqual([]);
  });
}

/** Signs in, or takes up what is kept of this person. */
async function connecter({ page, request }: Ici, email: string): Promise<Connecte> {
  const before = connectes.get(email);
  if (before && Date.now() - before.sinceMs < sessionMs) {
    await page.context().addCookies(before.cookies);
    before.session = { ...before.session, request };
    return before;
  }
  const session = await openSession(request, email);
  // Thousands of views keep a machine busy: what would be lost with one slow sign-in is worth waiting for.
  const isIn = () => expect(page).not.toHaveURL(/\/login/);
  await signIn(page, email, '/client/user/profil').catch(isIn);
  const connecte = { session, cookies: await page.context().cookies(), sinceMs: Date.now() };
  connectes.set(email, connecte);
  return connecte;
}

type Ici = { page: Page; request: APIRequestContext };
