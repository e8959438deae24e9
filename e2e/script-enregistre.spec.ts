import { expect, test } from '@playwright/test';
import { type Etat, showPage } from './support/a-lire.ts';
import { openSession, type Session } from './support/arrange.ts';
import { lecteurs, pagesToRead } from './support/pages-a-lire.ts';
import { signIn } from './support/people.ts';
import { piege, seen, watchErrors } from './support/piege.ts';
import { shuffled } from './support/tirage.ts';

/**
 * `npm test` checks this many pages, drawn at random; `npm run proof -- securite` checks them all, with traps in
 * codes too.
 */
const drawn = 6;
const isWhole = process.env.PROOF === 'securite';
const seed = Number(process.env.PROOF_SEED ?? 1907);
/**
 * Only pages that show what people wrote can be trapped: not a refusal, nor a page of one's own account, nor the list of
 * an account before which no dossier comes.
 */
const telling = pagesToRead.filter(
  ({ qui, chemin, h1 }) =>
    /\{|dossiers|informations-|documents/.test(chemin) &&
    !(qui === 'application' && /\/dossiers$/.test(chemin)) &&
    h1 !== 'Page non trouvée :(' &&
    h1 !== "Une erreur s'est produite",
);
const pages = isWhole ? pagesToRead : shuffled(telling, seed).slice(0, drawn);
const etats: readonly Etat[] = isWhole ? ['piege', 'tout-piege'] : ['piege'];

test('a trap that a page would take for more than words is seen', async ({ page }) => {
  await watchErrors(page);
  await page.goto('/client/plan');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await seen(page)).toEqual([]);
  await page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), piege);
  await expect.poll(() => seen(page)).toContainEqual(expect.stringContaining('data-vole'));
  // The content security policy refuses to run the script, even once it is in the page.
  await expect.poll(() => seen(page)).toContainEqual(expect.stringMatching(/^script-src-attr refused/));
  expect(await seen(page)).not.toContain('a script that ran');
});

for (const qui of Object.keys(lecteurs)) {
  const theirs = pages.filter((page) => page.qui === qui);
  if (theirs.length === 0) continue;
  test(`${theirs.length} pages as ${qui} say a script that was typed, and never run it`, async ({
    page,
    request,
  }) => {
    const email = lecteurs[qui]?.email;
    const session: Session | undefined = email ? await openSession(request, email) : undefined;
    const dialogs = await watchErrors(page);
    const said = new Set<string>();
    if (email) await signIn(page, email, '/client/user/profil');
    for (const etat of etats) {
      for (const vue of theirs) {
        await test.step(`${vue.chemin} ${etat}`, async () => {
          await showPage(page, { ...vue, etat, theme: 'light', width: 1280 }, { session });
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          expect.soft(await seen(page), `${vue.chemin} ${etat}`).toEqual([]);
          if ((await page.locator('body').textContent())?.includes('data-vole')) said.add(vue.chemin);
        });
      }
    }
    // The traps did reach the pages, as plain text.
    if (email) expect(said.size).toBeGreaterThan(0);
    expect(dialogs).toEqual([]);
  });
}
