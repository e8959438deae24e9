import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

import { readCsv, readOds, readXlsx } from '../packages/server/src/platform/sheet/test/test-read-sheet.ts';
import { press } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { tabTo, useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

const address = '/client/instructeur?vue=statistiques';

/** Gives the first number in a text; -1 when there is none. */
const numberIn = (text: string | null): number =>
  Number(/\d[\d\u202f\u00a0 ]*/.exec(text ?? '')?.[0].replaceAll(/\D/g, '') ?? '-1');

async function take(page: Page, format: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press(page, 'button', 'Exporter');
  await press(page, 'button', format);
  return readFileSync(await (await download).path());
}

/** Moves along the tabs with the arrows, which open each on their way. */
async function openSubject(page: Page, name: string): Promise<void> {
  await tabTo(page.getByRole('tab', { selected: true }));
  const opened = page.getByRole('tab', { name, selected: true });
  for (const _ of await page.getByRole('tab').all()) {
    if (await opened.isVisible()) break;
    const selected = page.getByRole('tab', { selected: true });
    const before = (await selected.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(selected).not.toHaveText(before);
  }
  await expect(opened).toBeFocused();
}

test('a service reads its figures with the keys alone, each the number of the list it opens', async ({
  page,
}) => {
  useOnlyKeyboard(page);
  await signIn(page, people.agent, address);
  await expectGoodPage(page, { h1: 'Statistiques', datum: 'Tenons-nous nos délais ?' });
  await expect(page.getByRole('button', { name: 'Télécharger les délais (csv)' })).toBeVisible();
  await openSubject(page, 'Départements');
  await expect(page.getByRole('img', { name: /^Carte des départements\s: dossiers reçus/ })).toBeVisible();
  await expectGoodPage(page, {
    h1: 'Statistiques',
    datum: page.getByRole('table', { name: 'Dossiers et montants, par département' }),
  });
  await openSubject(page, 'Dossiers et campagnes');
  await expect(page.getByRole('table', { name: 'Dossiers transmis et décidés, par mois' })).toBeVisible();
  await expectGoodPage(page, {
    h1: 'Statistiques',
    datum: page.getByRole('table', { name: 'Dossiers reçus, par état' }),
  });
  await test.step('the subject is in the address, and paper has them all', async () => {
    await expect(page).toHaveURL(/sujet=dossiers/);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Tenons-nous nos délais ?', 'Mois par mois', 'Par département', 'Données ouvertes'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Dossiers et campagnes', selected: true })).toBeVisible();
  });
  // Other journeys send dossiers meanwhile, so both numbers are read again until they agree.
  await expect(async () => {
    await page.goto(address);
    const said = numberIn(
      await page
        .getByText(/dossiers? reçus?$/)
        .first()
        .textContent(),
    );
    await page.goto('/client/dossiers?genres=subvention');
    const listed = numberIn(
      await page
        .getByText(/résultats?, /)
        .first()
        .textContent(),
    );
    expect(said).toBe(listed);
  }).toPass();
});

test('the queue is taken away, and read back', async ({ page }) => {
  await signIn(page, people.agent, '/client/dossiers');
  const [head, ...rows] = readCsv((await take(page, 'CSV, pour Excel ou un autre tableur')).toString());
  expect(head?.slice(0, 4)).toEqual(['\ufeffNuméro', 'Projets', 'Association', 'SIRET']);
  const numero = rows[0]?.[0] ?? '';
  expect(numero).toMatch(/^\d{2}-\d{6}$/);
  const numeros = (read: string[][]) => read.map((row) => row[0]);
  expect(numeros(readXlsx(await take(page, 'Excel (xlsx)')))).toContain(numero);
  expect(numeros(readOds(await take(page, 'LibreOffice (ods)')))).toContain(numero);
  const tabulated = (await take(page, 'Texte tabulé, pour les outils de l’État')).toString();
  expect(tabulated.startsWith('Numéro dossier LCA\tNuméro Siret\t')).toBe(true);
});

test('without the SIRET of its service no decision leaves as open data, and it is said why', async ({
  page,
}) => {
  await signIn(page, people.agent, `${address}&sujet=donnees`);
  const section = page.getByRole('region', { name: 'Données ouvertes' });
  await expect(section.getByText(/décisions? peu(t|vent) être publiées?/)).toBeVisible();
  const columns = await page.request.get('/api/rds/open-data/subventions', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect((await columns.json()).message).toContain('Le SIRET du service n’est pas renseigné.');
});
