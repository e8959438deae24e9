import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openSession } from './support/arrange.ts';
import { aReadyDossier } from './support/arrange-dossier.ts';
import { press } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';
import { titreAccueil } from './support/titre-accueil.ts';

/** Unfolds the long lines of a calendar file, so that each is one line again. */
const linesOf = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const valuesOf = (text: string, name: string) =>
  linesOf(text).flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

/** How much the layout may shift, as browsers count it. */
const mostShift = 0.05;

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[];
          resolve(entries.reduce((sum, one) => sum + (one.hadRecentInput ? 0 : one.value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );

test('the home page is an agenda, and its dates go to one’s own calendar until one takes them back', async ({
  page,
  request,
}) => {
  const { id_fo } = await aReadyDossier(await openSession(request, people.gestionnaire), { rang: 4 });
  await signIn(page, people.gestionnaire);
  await expectGoodPage(page, { h1: titreAccueil, datum: id_fo });

  await test.step('only the first act of the page is filled, and nothing moved while it came', async () => {
    await page.goto('/client/user/dashboard');
    await expectPage(page, { h1: titreAccueil, datum: id_fo });
    await expect(page.locator('main .chose .fr-btn:not(.fr-btn--secondary)')).toHaveCount(1);
    expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift);
  });

  await test.step('a phone shows the dates as a list', async () => {
    const rows = page.locator('.annee__lignes');
    await expect(rows).toBeVisible();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(rows).toBeHidden();
    await expect(page.locator('.annee__liste')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  const dialog = page.getByRole('dialog', { name: 'Ajouter à mon agenda' });
  await test.step('a file holds the dates with their alarms', async () => {
    await press(page, 'button', 'Ajouter à mon agenda');
    await expect(dialog.getByText(/date.? à venir/)).toBeVisible();
    const coming = page.waitForEvent('download');
    await press(dialog, 'button', 'Télécharger mes dates');
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const text = await readFile(await file.path(), 'utf8');
    const titles = valuesOf(text, 'SUMMARY');
    expect(titles.some((one) => /^(Transmettre|Décision attendue) /.test(one))).toBe(true);
    expect(valuesOf(text, 'TRIGGER')).toHaveLength(titles.length * 2);
    await expect(dialog.getByText(/^Agenda téléchargé\s: \d+\sdates?\.$/)).toBeVisible();
  });

  await test.step('a calendar reads the private address signed out, until it is deleted', async () => {
    await press(dialog, 'button', 'Créer l’adresse');
    const shown = dialog.locator('.copie__texte');
    await expect(shown).toHaveText(/\/api\/agenda\/[\w-]{43}\.ics$/);
    const { pathname } = new URL((await shown.textContent()) ?? '');
    const read = () => request.fetch(pathname, { headers: {} });
    const answer = await read();
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(valuesOf(await answer.text(), 'SUMMARY').length).toBeGreaterThan(0);
    await press(dialog, 'button', 'Supprimer l’adresse');
    await expect(dialog.getByRole('button', { name: 'Créer l’adresse' })).toBeVisible();
    expect((await read()).status()).toBe(404);
  });
});

test('when the dossiers cannot be read, the page says so and tries again', async ({ page }) => {
  await signIn(page, people.gestionnaire);
  await expectPage(page, { h1: titreAccueil, datum: 'Vos dates jusqu’à' });
  const call = '**/api/demande/tableau-de-bord*';
  await page.route(call, (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expectPage(page, { h1: 'Ce qui vous attend', datum: 'Nous n’arrivons pas à lire vos dossiers.' });
  await page.unroute(call);
  await press(page, 'button', 'Réessayer');
  await expectPage(page, { h1: titreAccueil, datum: 'Vos dates jusqu’à' });
});

test('the bell counts what its page lists, object by object, and one press reads it all', async ({
  page,
}) => {
  await signIn(page, people.gestionnaire);
  await expectPage(page, { h1: titreAccueil, datum: 'Nouvelles' });
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const said = (await bell.textContent()) ?? '';
  await page.goto('/client/user/notifications');
  await expectGoodPage(page, { h1: 'Notifications', datum: /\d+\snotifications?|Aucune notification/ });
  const unread = Number(/(\d+)\snon/.exec(said)?.[1] ?? 0);
  const listed = await page.getByRole('main').getByText('Non lu', { exact: true }).count();
  expect(listed).toBe(Math.min(unread, 20));
  if (unread > 0) {
    await press(page, 'button', 'Tout marquer comme lu');
    await expect(page.getByRole('main').getByText('Non lu', { exact: true })).toHaveCount(0);
    await expect(bell).toHaveText('Notifications');
  }
});
