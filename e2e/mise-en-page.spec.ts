import { expect, type Page, test } from '@playwright/test';
import { looseSigns, measureShifts, watchShifts } from './support/a-la-lecture.ts';
import { showPage } from './support/a-lire.ts';
import { openSession } from './support/arrange.ts';
import { settled } from './support/good-page.ts';
import { lecteurs, pagesToRead } from './support/pages-a-lire.ts';
import { signIn } from './support/people.ts';
import { shuffled } from './support/tirage.ts';

/** While a page loads, its layout shift may reach half of what browsers call good. */
const most = 0.05;
/** `npm test` adds this many pages, drawn at random; `npm run proof -- accessibilite` opens them all. */
const drawn = 24;
const widths = [412, 1280] as const;

const isWhole = process.env.PROOF === 'accessibilite';
const seed = Number(process.env.PROOF_SEED ?? 1907);
const all = pagesToRead.flatMap((page) => widths.map((width) => ({ ...page, width })));
/** These most visited pages are always checked. */
const always = all.filter(({ chemin }) =>
  /^\/(user\/dashboard|dossiers)$|subvention-demande\/\{/.test(chemin),
);
const views = isWhole ? all : [...new Set([...always, ...shuffled(all, seed).slice(0, drawn)])];

/** At most two screens of 1280 × 900, the title within the first 150 px, and one line for the header. */
const tallest = { page: 1800, title: 150, header: 64 };
/** On a phone, only the title and the header (56 px and its rule) have a measure: cards follow one another there. */
const phone = { title: 150, header: 57 };
/** Pages that once were two to four screens: of services with three years of dossiers, then of associations. */
const short: Readonly<Record<string, readonly string[]>> = {
  'maelle.kerbrat@demo.example': [
    '/instructeur?vue=statistiques',
    '/instructeur?vue=statistiques&sujet=dossiers',
    '/instructeur?vue=statistiques&sujet=departements',
    '/instructeur?vue=statistiques&sujet=donnees',
    '/instructeur?vue=charge',
    '/instructeur?vue=regles',
    '/instructeur?vue=avis',
    '/instructeur/courriers',
    '/instructeur/lots',
    '/regard',
  ],
  'alice.perrin@demo.example': [
    '/administration/rds',
    '/administration/rds?onglet=services',
    '/administration/rds/parametrage-custom',
    '/administration/rda',
  ],
  'fatou.sarr@demo.example': [
    '/associations/66614093400017/subvention-demande/26-000005',
    '/faq',
    '/user/notifications',
  ],
  'nolwenn.gueguen@demo.example': ['/associations/67820070000014/subvention-demande/24-000024', '/dossiers'],
  'helene.garnier@demo.example': [
    '/user/dashboard',
    '/associations/663071520/documents',
    '/informations-administratives/663071520',
    '/associations/66307152000014/pass-sport',
  ],
};
/** Those who read their pages on a phone too. */
const withPhones = new Set(Object.keys(short).slice(1));

for (const [email, paths] of Object.entries(short)) {
  test(`${paths.length} pages of ${email} hold in two screens, and begin at once`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, email, '/client/user/profil');
    const defects: string[] = [];
    for (const path of paths) {
      defects.push(...(await beyond(page, path, tallest)));
      if (!withPhones.has(email)) continue;
      await page.setViewportSize({ width: 360, height: 780 });
      defects.push(...(await beyond(page, path, phone)));
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    expect(defects).toEqual([]);
  });
}

for (const [qui, theirs] of Map.groupBy(views, (view) => view.qui)) {
  test(`${theirs.length} pages of ${qui} stay where they are while they arrive, and cut no line before « : »`, async ({
    page,
    request,
  }) => {
    const email = lecteurs[qui]?.email;
    const session = email ? await openSession(request, email) : undefined;
    if (email) await signIn(page, email, '/client/user/profil');
    await watchShifts(page);
    const defects: string[] = [];
    for (const view of theirs) {
      const name = `${view.chemin} at ${view.width} px`;
      await test.step(name, async () => {
        await showPage(page, { ...view, etat: 'vue', theme: 'light' }, { session });
        await arrived(page);
        const { score, moves } = await measureShifts(page);
        if (score > most) defects.push(`${name}: ${score.toFixed(3)} moves\n  ${moves.join('\n  ')}`);
        for (const text of await looseSigns(page)) defects.push(`${name}: a line may be cut in « ${text} »`);
      });
    }
    expect(defects).toEqual([]);
  });
}

/**
 * Waits until the page has arrived. Only its structure is awaited, because the first dossier depends on the journeys
 * that ran before.
 */
async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await settled(page);
}

/** Opens the page and tells in what it goes beyond its measures, in pixels. */
async function beyond(page: Page, path: string, most: Partial<typeof tallest>): Promise<string[]> {
  await page.goto(`/client${path}`);
  await arrived(page);
  const found = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    title: document.querySelector('h1')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
  }));
  return (['page', 'title', 'header'] as const)
    .filter((part) => found[part] > (most[part] ?? Number.POSITIVE_INFINITY))
    .map((part) => `${path}: ${part} ${Math.round(found[part])} px, at most ${most[part]}`);
}
