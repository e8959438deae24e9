import { expect, test } from '@playwright/test';
import { resolveChemin } from './support/a-lire.ts';
import { openDrawer } from './support/arbre.ts';
import { openSession } from './support/arrange.ts';
import { lecteurs, pagesToRead } from './support/pages-a-lire.ts';
import { signIn } from './support/people.ts';
import { shuffled } from './support/tirage.ts';
import { show, writeTrees } from './support/write-trees.ts';

/** `npm run proof -- arbres` writes every page below this folder; `npm test` draws a few pages twice. */
const folder = process.env.PROOF_TREES;
const drawn = 4;
const asked = new RegExp(process.env.PROOF_PAGES ?? '');
const pages = folder
  ? pagesToRead.filter(({ qui, chemin }) => asked.test(`${qui}, ${chemin}`))
  : shuffled([...pagesToRead], Number(process.env.PROOF_SEED ?? 1907)).slice(0, drawn);
const met = new Set<string>();
const registersAreRead = 'en cours : leurs documents arrivent seuls';

for (const [qui, theirs] of Map.groupBy(pages, (one) => one.qui)) {
  test(`${theirs.length} pages of ${qui} are told in words, the same each time`, async ({
    page,
    request,
  }) => {
    const email = lecteurs[qui]?.email;
    const session = email ? await openSession(request, email) : undefined;
    if (email) await signIn(page, email, '/client/user/profil');
    if (folder) return writeTrees(theirs, { page, session }, { folder, met });
    const { draw } = openDrawer(page);
    for (const one of theirs) {
      const known = { ...one, chemin: await resolveChemin(one, session) };
      await show(page, known, 'vue');
      let tree = await draw();
      // The first who opens a vault has the registers read: the page says so, then shows what they hold.
      if (tree.includes(registersAreRead)) {
        await expect(page.getByText(registersAreRead)).toHaveCount(0);
        tree = await draw();
      }
      await show(page, known, 'vue');
      expect(await draw(), one.chemin).toBe(tree);
    }
  });
}
