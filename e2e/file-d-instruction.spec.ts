import { expect, type Page, test } from '@playwright/test';
import { aNewAccount, openSession, readMyId } from './support/arrange.ts';
import { aReadyDossier, transmit } from './support/arrange-dossier.ts';
import { press } from './support/forms.ts';
import { expectGoodPage, expectPage, findViolations, settled } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

type Item = { id: string; id_fo: string };

/** Repeats the lines that the server gives, so that a long queue needs no long preparation. */
async function makeLong(page: Page): Promise<void> {
  await page.route('**/api/demande/dossiers?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { items: Item[]; total: number };
    const items = Array.from({ length: 50 }, (_, n) => {
      const model = list.items[n % Math.max(list.items.length, 1)];
      return { ...model, id_fo: `99-${String(n).padStart(6, '0')}` };
    });
    await route.fulfill({ response, json: { ...list, items, total: 50 } });
  });
}

/** Counts the lines that are seen whole, between the head of the table and the bar at the bottom of the screen. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('#liste tr')].map((line) => line.getBoundingClientRect());
    const bar = document.querySelector('.file-barre')?.getBoundingClientRect().top ?? 0;
    return {
      first: Math.round(lines[0]?.top ?? 0),
      whole: lines.filter(({ bottom }) => bottom <= bar + 1).length,
    };
  });

test('the queue shows its lines at once, and is reached in few stops', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await makeLong(page);
  await signIn(page, people.agent, '/client/dossiers?etats=D');
  await expectGoodPage(page, { h1: 'Dossiers', datum: '1 à 50 sur 50' });
  const small = await seen(page);
  await test.step('scrolled, the head stays over the lines, and both can be read', async () => {
    const head = page.getByRole('columnheader').filter({ visible: true }).last();
    await page.locator('#liste tr').nth(30).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(200);
    await expect(head).toBeInViewport({ ratio: 1 });
    await settled(page);
    const found = await findViolations(page);
    // A line that the head or the bar covers for now is no smaller target: one scrolls to it.
    expect(found.filter((one) => !one.startsWith('target-size:'))).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
  });
  await page.setViewportSize({ width: 1920, height: 1080 });
  const large = await seen(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expectPage(page, { h1: 'Dossiers', datum: '1 à 50 sur 50' });
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
  });
  let stops = 0;
  for (const name of ['Aller au contenu', 'Aller à la liste']) {
    await page.keyboard.press('Tab');
    stops += 1;
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  stops += 2;
  await expect(page.getByRole('link', { name: /dossier 99-000000$/ })).toBeFocused();
  process.stdout.write(
    `queue: first line at ${small.first} px; lines seen ${small.whole} at 1280×900, ${large.whole} at 1920×1080; ${stops} tabs to the first line\n`,
  );
  expect(small.first).toBeLessThanOrEqual(260);
  expect(small.whole).toBeGreaterThanOrEqual(16);
  expect(large.whole).toBeGreaterThanOrEqual(24);
  expect(stops).toBeLessThanOrEqual(8);
});

test('two dossiers are given to a colleague in three acts, in place; the keys alone choose and open an act', async ({
  page,
  request,
}) => {
  const association = await openSession(request, await aNewAccount(request, 'file-dense'));
  const made = [await aReadyDossier(association, { rang: 4 }), await aReadyDossier(association, { rang: 4 })];
  for (const dossier of made) await transmit(association, dossier);
  const lines = page.locator('#liste').getByRole('row');
  const address = `/client/dossiers?createdBy=${await readMyId(association)}`;

  await test.step('a tick, a range and a name', async () => {
    await signIn(page, people.agent, address);
    await expectPage(page, { h1: 'Dossiers', datum: '1 à 2 sur 2' });
    const boxes = page.locator('#liste').getByRole('checkbox');
    let acts = 0;
    await page.getByRole('checkbox', { name: 'Choisir toutes les lignes de cette page' }).click();
    acts += 1;
    await expect(boxes.nth(1)).toBeChecked();
    await press(page, 'button', /^Affecter/);
    acts += 1;
    await expectGoodPage(page, { h1: 'Dossiers', datum: 'Affecter 2 dossiers à' });
    await press(page, 'button', /^Moi \(/);
    acts += 1;
    await expect(page.getByText('Fait : 2 affectés.').first()).toBeVisible();
    await expect(lines.nth(1)).toContainText('Paul Girard');
    await expect(page).toHaveURL(/\/client\/dossiers\?createdBy=/);
    process.stdout.write(`queue: ${acts} acts assign two dossiers, in place\n`);
  });

  await test.step('with the keys alone: a line, a range, an act', async () => {
    await page.reload();
    await press(page, 'button', 'Tout désélectionner');
    await expectPage(page, { h1: 'Dossiers', datum: '1 à 2 sur 2' });
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('j');
    await expect(lines.nth(0).getByRole('link')).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await expect(page.getByText('2 sélectionnés')).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByText('Commencer l’instruction de 2 dossiers')).toBeVisible();
  });
});
