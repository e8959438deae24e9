import { expect, type Locator, type Page, test } from '@playwright/test';
import { aPdf } from './support/a-pdf.ts';
import { aNewAccount, openSession, type Session } from './support/arrange.ts';
import { aReadyDossier, type Dossier, transmit } from './support/arrange-dossier.ts';
import { join, press, region, tick } from './support/forms.ts';
import { expectGoodPage, expectPage } from './support/good-page.ts';
import { useOnlyKeyboard } from './support/keyboard.ts';
import { people, signIn } from './support/people.ts';

const year = new Date().getFullYear();
const held = 'rapport-activite.pdf';
const newer = 'rapport-corrige.pdf';

test('a vault says what expires and where it was sent, follows a replacement, and loses nothing that was sent', async ({
  page,
  request,
}) => {
  const tresorier = await aNewAccount(request, 'tresorier');
  const session = await openSession(request, tresorier);
  const dossier = await aReadyDossier(session, { rang: 2 });
  const href = `/client/associations/${dossier.siret}/documents`;
  await deposit(session, dossier, { type: 'ASS', annee_validite: `${year - 2}`, nom: 'assurance.pdf' });

  await test.step('a draft uses the document, and a better one is proposed to it', async () => {
    await signIn(page, tresorier, href);
    await expectGoodPage(page, { h1: 'Documents', datum: 'Démonstration : les documents du RNA' });
    await expect(rowOf(page, 'Statuts.pdf')).toContainText('RNA');
    const row = rowOf(page, held);
    await row.getByText('1 dossier').click();
    await expect(row).toContainText('pas encore transmis');
    await expect(row.getByRole('link', { name: dossier.id_fo })).toHaveAttribute(
      'href',
      `/client/associations/${dossier.siret}/subvention-demande/${dossier.id_fo}`,
    );
  });

  await test.step('what was expired is filtered, and the address keeps it', async () => {
    await press(page, 'button', 'Validité');
    await tick(page, 'Périmés');
    await press(page, 'button', 'Appliquer');
    await expect(page).toHaveURL(/validite=perime/);
    await page.reload();
    await expect(page.getByText('1 document', { exact: true }).first()).toBeVisible();
    await expect(rowOf(page, 'assurance.pdf')).toContainText('Périmé');
    await expectGoodPage(page, { h1: 'Documents', datum: 'assurance.pdf' });
    await press(page, 'button', 'Retirer le filtre Validité : Périmés');
    await expect(page).not.toHaveURL(/validite/);
  });

  await test.step('once it is sent, a replacement leaves the dossier what it was sent with', async () => {
    await transmit(session, dossier);
    await page.reload();
    await press(rowOf(page, held), 'button', `Plus : ${held}`);
    const replace = rowOf(page, held).getByRole('link', { name: `Remplacer ${held}` });
    await expect(replace).toBeInViewport({ ratio: 1 });
    await press(rowOf(page, held), 'link', `Remplacer ${held}`);
    await join(page, 'Nouvelle version', aPdf(newer, 'Corrige'));
    await press(page, 'button', 'Remplacer le document');
    await expect(page.getByRole('link', { name: 'Le champ Année est obligatoire.' })).toBeVisible();
    await expectGoodPage(page, { h1: `Remplacer ${held}`, datum: 'gardent l’ancienne' });
    await page.getByLabel('Année').fill(`${year - 1}`);
    await press(page, 'button', 'Remplacer le document');
    await expect(page.getByText('Déposé', { exact: true })).toBeVisible();
    await press(page, 'link', 'Voir tous les documents');
    const row = rowOf(page, newer);
    await row.getByText('1 version remplacée').click();
    await expect(row).toContainText(`${dossier.id_fo}, transmis le`);
    await expect(rowOf(page, newer)).toHaveCount(1);
    await openPieces(page, dossier);
    await expect(page.getByRole('link', { name: held }).first()).toBeVisible();
    await expect(page.getByText(newer)).toHaveCount(0);
  });

  await test.step('taking away says what stays, and the dossier that was sent still gives its file', async () => {
    await page.goto(href);
    await press(rowOf(page, newer), 'button', `Plus : ${newer}`);
    await press(rowOf(page, newer), 'button', `Retirer de nos papiers ${newer}`);
    const dialog = page.getByRole('alertdialog', { name: `Retirer le document ${newer}` });
    await expect(dialog).toContainText('Il ne sera plus proposé dans vos dossiers.');
    await press(dialog, 'button', 'Retirer le document');
    await expect(rowOf(page, newer)).toHaveCount(0);
    await openPieces(page, dossier);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: held }).first().click();
    expect((await downloading).suggestedFilename()).toBe(held);
  });
});

test('a document held by a dossier that was sent is proposed no more, and stays there; strangers see nothing', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const tresorier = await aNewAccount(request, 'tresorier');
  const session = await openSession(request, tresorier);
  const dossier = await aReadyDossier(session, { rang: 2 });
  await transmit(session, dossier);
  const href = `/client/associations/${dossier.siret}/documents`;
  await signIn(page, tresorier, href);
  useOnlyKeyboard(page);
  await press(rowOf(page, held), 'button', `Plus : ${held}`);
  await press(rowOf(page, held), 'button', `Retirer de nos papiers ${held}`);
  const dialog = page.getByRole('alertdialog', { name: `Retirer le document ${held}` });
  await expect(dialog).toContainText(
    `Ce document figure dans ${dossier.id_fo}, transmis : il y restera. Il ne sera plus proposé.`,
  );
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await press(dialog, 'button', 'Retirer le document');
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeFocused();
  await expect(rowOf(page, held)).toHaveCount(0);

  const uuid = await pieceOf(session, dossier);
  const file = `/api/lca/documents/${uuid}`;
  expect((await request.get(file, { headers: session.headers })).status()).toBe(200);
  const stranger = await openSession(await playwright.request.newContext({ baseURL }), people.autre);
  expect((await stranger.request.get(file, { headers: stranger.headers })).status()).toBe(404);
});

test('a picture and a PDF are seen over the page, by keyboard, and a text is only downloaded', async ({
  page,
  request,
}) => {
  const tresorier = await aNewAccount(request, 'tresorier');
  const session = await openSession(request, tresorier);
  const dossier = await aReadyDossier(session, { rang: 2 });
  await signIn(page, tresorier, `/client/associations/${dossier.siret}/documents`);
  await expectPage(page, { h1: 'Documents', datum: held });
  const photo = { mimeType: 'image/png', buffer: await page.screenshot() };
  await deposit(session, dossier, { type: 'PRS', nom: 'affiche.png', file: photo });
  await page.reload();
  useOnlyKeyboard(page);
  await press(page, 'button', 'Voir affiche.png');
  const dialog = page.getByRole('dialog', { name: 'affiche.png' });
  await expect(dialog.getByRole('img', { name: 'Document affiche.png' })).toBeVisible();
  await expectGoodPage(page, { h1: 'Documents', datum: dialog });
  const downloading = page.waitForEvent('download');
  await press(dialog, 'button', 'Télécharger');
  expect((await downloading).suggestedFilename()).toBe('affiche.png');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Voir affiche.png' })).toBeFocused();

  await press(page, 'button', `Voir ${held}`);
  const pdf = page.getByRole('dialog', { name: held });
  // Some browsers, as on many phones, cannot show a PDF inside a page, and the portal then says so.
  const isDrawn = await page.evaluate(() => navigator.pdfViewerEnabled);
  const frame = page.frameLocator(`iframe[title="Document ${held}"]`).locator('html');
  await expect(isDrawn ? frame : pdf.getByText('Votre navigateur n’affiche pas les PDF')).toHaveCount(1);
  await press(pdf, 'button', /^Fermer/);
  await expect(page.getByRole('button', { name: `Voir ${held}` })).toBeFocused();
});

test('the manager of an establishment sees its documents, and the head office those of each establishment', async ({
  browser,
}) => {
  const seat = await (await browser.newContext()).newPage();
  await signIn(
    seat,
    'helene.garnier@demo.example',
    '/client/associations/documents/etablissements-secondaires',
  );
  const h1 = 'Documents des établissements secondaires';
  await expectGoodPage(seat, { h1, datum: 'BASE DE LA CIOTAT' });
  await press(seat, 'link', 'BASE DE LA CIOTAT');
  await expectGoodPage(seat, { h1: 'Documents : BASE DE LA CIOTAT', datum: 'rib-base.pdf' });
  await expect(rowOf(seat, 'Statuts.pdf')).toHaveCount(1);
  const address = new URL(seat.url()).pathname;

  const base = await (await browser.newContext()).newPage();
  await signIn(base, 'marc.olivieri@demo.example', address);
  await expectPage(base, { h1: 'Documents : BASE DE LA CIOTAT', datum: 'rib-base.pdf' });
  await expect(rowOf(base, 'Statuts.pdf')).toHaveCount(0);
  await base.goto(address.replace(/\d{14}$/, '66307152000014'));
  await expectPage(base, { h1: 'Page non trouvée :(', datum: /La page que vous sollicitez/ });
});

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'Documents de l’association' }).getByRole('row').filter({ hasText: name });

/** Opens the folded section of the dossier's page that holds the pieces sent. */
async function openPieces(page: Page, { href }: Dossier): Promise<void> {
  await page.goto(href);
  await region(page, 'Ce que vous avez envoyé')
    .getByText(/^Pièces \d/)
    .click();
}

type Sent = {
  type: string;
  nom: string;
  annee_validite?: string;
  file?: { mimeType: string; buffer: Buffer };
};

async function deposit({ request, headers }: Session, { siret }: Dossier, sent: Sent): Promise<void> {
  const { nom, file = aPdf(nom, 'Document'), ...fields } = sent;
  const reply = await request.post('/api/dac/association/documents', {
    headers,
    params: { id_asso: siret },
    multipart: { ...fields, file: { ...file, name: nom } },
  });
  expect(reply.status()).toBe(201);
}

/** Gives the id of the document that the dossier uses as its activity report (RAR). */
async function pieceOf({ request, headers }: Session, { id_fo }: Dossier): Promise<string> {
  const reply = await request.get(`/api/demande/dossiers/${id_fo}`, { headers });
  const { pieces } = (await reply.json()) as {
    pieces: { code: string; document: { uuid: string } | null }[];
  };
  return pieces.find(({ code }) => code === 'RAR')?.document?.uuid ?? '';
}
