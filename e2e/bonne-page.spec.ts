// A page that was found good is judged again when something that is judged has changed: these defects are found on a
// page that has just been found good.
import { expect, type Page, test } from '@playwright/test';
import { measureShifts, watchShifts } from './support/a-la-lecture.ts';
import { expectGoodPage } from './support/good-page.ts';
import { readPageSkeleton } from './support/skeleton.ts';

const good = { h1: 'Se connecter', datum: 'À quoi sert ce portail ?' };

const open = async (page: Page) => {
  await page.goto('/client/login');
  await expectGoodPage(page, good);
};

const defects: Record<string, [RegExp, () => void]> = {
  'a label without words': [
    /axe, light.*(\n.*)*label:/,
    () => {
      for (const one of document.querySelectorAll('main label')) one.textContent = '';
    },
  ],
  'a label that names another field': [
    /axe, light.*(\n.*)*label:/,
    () => {
      const [one, other] = document.querySelectorAll<HTMLLabelElement>('main form label[for]');
      if (one && other) one.htmlFor = other.htmlFor;
    },
  ],
  'a button without words': [
    /axe, light.*(\n.*)*button-name:/,
    () => {
      for (const one of document.querySelectorAll('main button[type=submit]')) one.textContent = '';
    },
  ],
  'a pale text': [
    /axe, light.*(\n.*)*color-contrast:/,
    () => {
      for (const one of document.querySelectorAll<HTMLElement>('main p')) one.style.color = '#ddd';
    },
  ],
  'a text that is dark in the dark': [
    /axe, dark.*(\n.*)*color-contrast:/,
    () => {
      for (const one of document.querySelectorAll('h1')) one.style.color = '#3a3a3a';
    },
  ],
  'a title that skips a level': [
    /axe, light.*(\n.*)*heading-order:/,
    () => {
      document.querySelector('h1')?.insertAdjacentHTML('afterend', '<h5>Une aide</h5>');
    },
  ],
  'two regions of one name': [
    /axe, light.*(\n.*)*landmark-unique:/,
    () => {
      const named = '<section aria-label="Aide">Une aide.</section>';
      document.querySelector('h1')?.insertAdjacentHTML('afterend', named + named);
    },
  ],
};

for (const [name, [found, plant]] of Object.entries(defects))
  test(`${name} is found on a page known to be good`, async ({ page }) => {
    await open(page);
    await page.evaluate(plant);
    await expect(expectGoodPage(page, good)).rejects.toThrow(found);
  });

test('a longer word is another page for a phone, and the same one for axe', async ({ page }) => {
  await open(page);
  const write = (text: string) =>
    page.evaluate((said) => {
      for (const one of document.querySelectorAll('h1')) one.textContent = said;
    }, text);
  await write('Une aide de 10 lignes');
  const short = await readPageSkeleton(page);
  await write('Une ligne des 25 lignes');
  expect(await readPageSkeleton(page)).toEqual(short);
  await write('Une anticonstitutionnellement longue ligne');
  const long = await readPageSkeleton(page);
  expect(long.shape).toBe(short.shape);
  expect(long.words).not.toBe(short.words);
});

test('what an answer pushes down while a page arrives is found', async ({ page }) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    const pushed = (entries: PerformanceObserverEntryList) => {
      for (const { name } of entries.getEntries()) {
        if (!name.includes('/api/')) continue;
        const late = Object.assign(document.createElement('p'), { textContent: 'En retard' });
        late.style.height = '300px';
        document.body.prepend(late);
      }
    };
    new PerformanceObserver(pushed).observe({ type: 'resource', buffered: true });
  });
  await page.goto('/client/login');
  await expect.poll(async () => (await measureShifts(page)).score).toBeGreaterThan(0.05);
});
