import { expect, type Page, test } from '@playwright/test';
import { marks } from '../packages/server/src/platform/storage/test/test-clamd.ts';
import { eicar } from '../packages/server/src/platform/storage/test/test-eicar.ts';
import { aPdf } from './support/a-pdf.ts';
import {
  depositAsStatuts,
  depositHref,
  dropFiles,
  type FileToSend,
  findCard,
  findFileField,
  findFileLine,
  hasAntivirus,
  listFileLines,
} from './support/depot.ts';
import { join, pick, press, startsWith } from './support/forms.ts';
import { expectGoodPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

/** Gives a file name that no other run uses, because the portal keeps the files of other runs. */
const own = (name: string): string =>
  `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)} ${name}`;
const aFile = (name: string, buffer: Buffer): FileToSend => ({ name, mimeType: 'application/pdf', buffer });
const pdfHolding = (name: string, more: Buffer | string): FileToSend => {
  const { buffer } = aPdf(name, 'Document');
  return aFile(name, Buffer.concat([buffer, Buffer.from(more)]));
};

test.beforeEach(async ({ page }) => {
  await signIn(page, people.autre);
  await page.goto(depositHref);
  await expect(findFileField(page)).toBeVisible();
});

test('several files are dropped at once, said what they are, and followed to the end of their analysis', async ({
  page,
}) => {
  const isScanned = await hasAntivirus(page);
  const [rapport, statuts, other] = [own('rapport activité 2025.pdf'), own('Statuts.pdf'), own('scan.pdf')];
  await expect(page.getByText('15 Mo au plus')).toBeVisible();
  await dropFiles(page, [pdfHolding(rapport, marks.slow), aPdf(statuts, 'Statuts'), aPdf(other, 'Devis')]);

  await expect(findCard(page, rapport).getByRole('combobox', { name: 'Type' })).toHaveValue(
    "Rapport d'activité",
  );
  await expect(findCard(page, rapport).getByLabel('Année')).toHaveValue('2025');
  await expect(findCard(page, statuts).getByRole('combobox', { name: 'Type' })).toHaveValue('Statuts');
  await press(page, 'button', 'Déposer 3 documents');
  await expect(page.getByRole('link', { name: `${other} : Le champ Type est obligatoire.` })).toBeVisible();
  await expectGoodPage(page, { h1: 'Déposer des documents', datum: 'Deviné d’après le nom du fichier' });

  await pick(findCard(page, other), 'Type', 'Devis');
  await press(page, 'button', 'Déposer 3 documents');
  if (isScanned) await expect(findFileLine(page, rapport)).toContainText('Reçu, analyse en cours');
  const last = 'Déposé';
  for (const name of [rapport, statuts, other]) {
    await expect(findFileLine(page, name)).toContainText(last);
  }
  await expectGoodPage(page, { h1: 'Déposer des documents', datum: rapport });
  await expect((await listFileLines(page, rapport)).getByText('Année 2025')).toBeVisible();
});

test('what cannot be taken is refused with its sentence, before it leaves or once it is looked at', async ({
  page,
}) => {
  const isScanned = await hasAntivirus(page);
  const tooLong = own('trop-lourd.pdf');
  const program = own('virus.exe');
  await dropFiles(page, [
    aFile(tooLong, Buffer.alloc(15_728_641)),
    aFile(program, Buffer.from('MZ')),
    aFile(own('vide.pdf'), Buffer.alloc(0)),
  ]);
  await expect(findFileLine(page, tooLong)).toContainText('La taille du fichier ne doit excéder 15MO.');
  await expect(findFileLine(page, program)).toContainText(
    "L'extension du fichier (exe) n'est pas autorisée.",
  );
  await expect(findFileLine(page, 'vide.pdf')).toContainText('Ce fichier est vide.');

  const renamed = own('renomme.pdf');
  await depositAsStatuts(page, aFile(renamed, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])));
  await expect(findFileLine(page, renamed)).toContainText('Ce fichier n’est pas un vrai PDF.');

  const infected = own('infecte.pdf');
  await depositAsStatuts(page, pdfHolding(infected, eicar()));
  const verdict = isScanned ? 'Refusé : ce fichier contient un virus. Déposez une autre copie.' : 'Déposé';
  await expect(findFileLine(page, infected)).toContainText(verdict);
  await expectGoodPage(page, { h1: 'Déposer des documents', datum: infected });

  const row = await listFileLines(page, infected);
  if (isScanned) await expect(row).toContainText('Refusé');
  if (isScanned) await expect(row.getByRole('link')).toHaveCount(0);
  for (const refused of [tooLong, program, renamed]) {
    await expect(await listFileLines(page, refused)).toHaveCount(0);
  }
});

test('the greatest file passes, and names keep their accents but not their path', async ({ page }) => {
  const accents = own('Procès-verbal de l’été à Nîmes.pdf');
  const decomposed = accents.normalize('NFD');
  await depositAsStatuts(page, aFile(decomposed, greatest()));
  await expect(findFileLine(page, decomposed)).toContainText('Déposé');
  const row = await listFileLines(page, accents);
  const downloading = page.waitForEvent('download');
  await row.getByRole('link', { name: startsWith(accents) }).click();
  expect((await downloading).suggestedFilename()).toBe(accents);

  const { headers, id } = await session(page);
  const fichier = { ...aPdf('x', 'x'), name: '/var/../etc/C:\\Windows\\bilan.pdf' };
  const reply = await page.request.post(`/api/dac/association/documents?id_asso=${id}`, {
    headers,
    multipart: { type: 'STC', fichier },
  });
  expect(await reply.json()).toMatchObject({ nom: 'bilan.pdf' });
});

test('a cut after the last byte makes no second document', async ({ page }) => {
  const name = own('coupe.pdf');
  let tries = 0;
  await page.route('**/api/dac/association/documents?*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await depositAsStatuts(page, aPdf(name, 'Coupe'));
  await expect(findFileLine(page, name)).toContainText('Dépôt interrompu. Nouvel essai dans 10 s.');
  await press(findFileLine(page, name), 'button', /^Réessayer/);
  await expect(findFileLine(page, name)).toContainText('Déposé');
  expect(tries).toBe(2);
  await expect(await listFileLines(page, name)).toHaveCount(1);
});

test('a slow deposit shows how far it is, and is given up', async ({ page }) => {
  const name = own('lent.pdf');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 500_000,
    uploadThroughput: 150_000,
  });
  await depositAsStatuts(page, pdfHolding(name, Buffer.alloc(3_000_000, 32)));
  const progress = page.getByRole('progressbar', { name: `Dépôt de ${name}` });
  await expect.poll(() => progress.getAttribute('value').then(Number)).toBeGreaterThan(5);
  await press(findFileLine(page, name), 'button', /^Annuler/);
  await expect(findFileLine(page, name)).toHaveCount(0);
  await expect(findFileField(page)).toBeFocused();
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect(await listFileLines(page, name)).toHaveCount(0);
});

test('the keyboard alone deposits, takes a file away and finds its place again', async ({ page }) => {
  useOnlyKeyboard(page);
  const [kept, dropped] = [own('Statuts.pdf'), own('rib.pdf')];
  await join(page, 'Fichiers à déposer', aPdf(kept, 'Statuts'));
  await join(page, 'Fichiers à déposer', aPdf(dropped, 'RIB'));
  await press(findCard(page, dropped), 'button', /^Retirer/);
  await expect(findCard(page, kept)).toBeFocused();
  await press(page, 'button', 'Déposer 1 document');
  await expect(findFileField(page)).toBeFocused();
  await expect(findFileLine(page, kept)).toContainText('Déposé');
  await press(findFileLine(page, kept), 'button', /^Masquer/);
  await expect(findFileField(page)).toBeFocused();
});

test('a phone takes its pages in photo and joins them in one PDF', async ({ page }) => {
  // The style sheet only sees a coarse pointer; nothing else of a phone is needed.
  await page.addInitScript(() => {
    const usual = window.matchMedia.bind(window);
    window.matchMedia = (query) => usual(query === '(pointer: coarse)' ? 'all' : query);
  });
  await page.reload();
  const photo = await page.screenshot({ type: 'jpeg' });
  const camera = page.getByLabel(/^(Prendre une photo|Ajouter une page)$/);
  for (const name of ['1.jpg', '2.jpg']) {
    await camera.setInputFiles({ name, mimeType: 'image/jpeg', buffer: photo });
  }
  await expect(page.getByRole('list', { name: 'Pages photographiées' }).getByRole('listitem')).toHaveCount(2);
  await expectGoodPage(page, { h1: 'Déposer des documents', datum: 'Page 2' });
  const thumbnails = page.getByRole('list', { name: 'Pages photographiées' }).locator('img');
  await expect(thumbnails).toHaveCount(2);
  await press(page, 'link', 'Voir tous les documents');
  const asked = page.getByRole('alertdialog', { name: 'Partir sans déposer votre photo ?' });
  await press(asked, 'button', 'Annuler');
  await expect(thumbnails).toHaveCount(2);
  await press(page, 'button', 'Terminer 2 pages en PDF');
  const card = page.getByRole('group', { name: /^photo-.*\.pdf/ });
  await pick(card, 'Type', 'Devis');
  await press(page, 'button', 'Déposer 1 document');
  await expect(findFileLine(page, 'photo-')).toContainText('Déposé');
});

test('a photo of what is already known is deposited by one button', async ({ page }) => {
  await page.goto(`${depositHref}&type=RIB`);
  await page.addInitScript(() => {
    const usual = window.matchMedia.bind(window);
    window.matchMedia = (query) => usual(query === '(pointer: coarse)' ? 'all' : query);
  });
  await page.reload();
  const photo = { name: '1.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await page.getByLabel('Prendre une photo').setInputFiles(photo);
  await expect(page.getByText('Cette photo n’est pas encore déposée.')).toBeVisible();
  await press(page, 'button', 'Déposer 1 page en PDF');
  await expect(findFileLine(page, 'photo-')).toContainText('Déposé');
});

/** Makes a file of the largest size accepted, to the byte. */
function greatest(): Buffer {
  const { buffer } = aPdf('x', 'Grand');
  return Buffer.concat([buffer, Buffer.alloc(15_728_640 - buffer.length, 32)]);
}

async function session(page: Page) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { 'access-token': token };
  const me = await page.request.get('/api/lca/users/moi', { headers });
  const { associations } = (await me.json()) as { associations: { id_siren: string }[] };
  return { headers, id: associations[0]?.id_siren ?? '' };
}
