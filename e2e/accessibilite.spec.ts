import { test } from '@playwright/test';
import { type Etat, expectAccessible, montrer } from './support/a-lire.ts';
import { openSession, type Session } from './support/arrange.ts';
import { lecteurs, pagesALire } from './support/pages-a-lire.ts';
import { signIn } from './support/people.ts';
import { shuffled } from './support/tirage.ts';

/** How many views are drawn by `npm test`; `npm run proof -- accessibilite` shows all of them. */
const drawn = 40;
const etats: readonly Etat[] = ['vue', 'erreur', 'vide', 'long'];
const themes = ['light', 'dark'] as const;
const widths = [320, 1280] as const;

const all = pagesALire.flatMap((page) =>
  etats.flatMap((etat) =>
    themes.flatMap((theme) => widths.map((width) => ({ ...page, etat, theme, width }))),
  ),
);
const isWhole = process.env.PROOF === 'accessibilite';
const seed = Number(process.env.PROOF_SEED ?? 1907);
const views = isWhole ? all : shuffled(all, seed).slice(0, drawn);

for (const qui of Object.keys(lecteurs)) {
  const theirs = views.filter((view) => view.qui === qui);
  if (theirs.length === 0) continue;
  test(`${theirs.length} views as ${qui} have no defect a tool can see, light or dark, narrow or wide, empty, long or failing`, async ({
    page,
    request,
  }) => {
    test.setTimeout(30_000 + theirs.length * 20_000);
    const email = lecteurs[qui];
    const session: Session | undefined = email ? await openSession(request, email) : undefined;
    if (email) await signIn(page, email, '/client/user/profil');
    for (const view of theirs) {
      await test.step(`${view.chemin} ${view.etat} ${view.theme} ${view.width}`, async () => {
        await montrer(page, view, session);
        await expectAccessible(page, view);
      });
    }
  });
}
