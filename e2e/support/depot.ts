// These functions deposit files in an association's documents, as people do.
import { expect, type Locator, type Page } from '@playwright/test';
import { pick, press } from './forms.ts';

export type FileToSend = { name: string; mimeType: string; buffer: Buffer };

export const depositHref = '/client/associations/documents?depot=1';
const vaultHref = '/client/associations/documents';

/** Drops the files together, as from the desktop. */
export async function dropFiles(page: Page, files: readonly FileToSend[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of list) {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, given);
  const field = findFileField(page);
  await field.dispatchEvent('dragover', { dataTransfer });
  await field.dispatchEvent('drop', { dataTransfer });
}

export const findFileField = (page: Page): Locator => page.getByLabel('Fichiers à déposer', { exact: true });

/** Finds the group that asks the questions about one chosen file. */
export const findCard = (page: Page, name: string): Locator => page.getByRole('group', { name });

/** Finds the line that shows the progress of one file. */
export const findFileLine = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Fichiers : Fichiers à déposer' })
    .getByRole('listitem')
    .filter({ hasText: name });

/** Chooses the file, describes it as statutes, and sends it. */
export async function depositAsStatuts(page: Page, file: FileToSend): Promise<void> {
  await findFileField(page).setInputFiles(file);
  await pick(findCard(page, file.name), 'Type', 'Statuts');
  await press(page, 'button', 'Déposer 1 document');
}

export async function listFileLines(page: Page, name: string): Promise<Locator> {
  await page.goto(vaultHref);
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
  return page
    .getByRole('table', { name: 'Documents de l’association' })
    .getByRole('row')
    .filter({ hasText: name });
}

/** Tells whether the portal under test has an antivirus; without one, nothing is said about the safety of files. */
export async function hasAntivirus(page: Page): Promise<boolean> {
  const ready = await page.request.get('/readyz');
  return ((await ready.json()) as { antivirus?: string }).antivirus === 'ok';
}
