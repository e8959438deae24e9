import { expect, type Page, test } from '@playwright/test';
import { readPdf } from '../packages/server/src/platform/pdf/test/test-read-pdf.ts';
import { openSession, read } from './support/arrange.ts';
import { expectPage, settled } from './support/good-page.ts';
import { people, signIn } from './support/people.ts';

/** Returns the text of each printed sheet, line by line. */
async function sheetsOf(page: Page): Promise<string[]> {
  await settled(page);
  const { pages } = await readPdf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  return pages.map(({ text }) => text);
}

test('the whole file of an association is a few full sheets, each with its name', async ({ page }) => {
  await signIn(page, people.gestionnaire, '/client/informations-administratives/661017236/fiche');
  await expectPage(page, { h1: 'Fiche de l’association', datum: 'Les Pions' });
  const sheets = await sheetsOf(page);
  expect(sheets.length).toBeLessThanOrEqual(5);
  for (const sheet of sheets) expect(sheet).toContain('Les Pions de l');
  expect(sheets[0]).toContain('Coordonnées');
});

test('the sheet of a commission begins on its first page, and lies on its side', async ({
  page,
  request,
}) => {
  const { headers } = await openSession(request, people.compteDrajes);
  const { items } = await read<{ items: { id: string }[] }>(
    await request.get('/api/rds/enveloppes', { headers }),
  );
  await signIn(page, people.compteDrajes, `/client/instructeur?vue=commission&enveloppe=${items[0]?.id}`);
  await expectPage(page, { h1: 'Commission : FDVA', datum: 'Imprimer' });
  const sheets = await sheetsOf(page);
  for (const sheet of sheets) expect(sheet).toContain('Commission');
  expect(sheets[0]).toMatch(/Décision \/ observations|sont décidées/);
});
