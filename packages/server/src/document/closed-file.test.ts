import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import type { MultipartPart } from '../platform/http/handlers.ts';
import { aPdf } from '../platform/lecture/test/test-papiers.ts';
import { aZip } from '../platform/storage/test/test-zip.ts';
import { receiveDeposit } from './receive-deposit.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-ferme-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (doc: PDFKit.PDFDocument) => doc.text('Comptes de 2026', 60, 80);
const open = await aPdf(text);
const closed = await aPdf(text, { userPassword: 'secret' });
const closedByNewWriters = await aPdf(text, { userPassword: 'secret', pdfVersion: '1.7ext3' });
/** This PDF opens without a password; only printing or copying asks for one. */
const reserved = await aPdf(text, { ownerPassword: 'secret', permissions: { copying: false } });

const office = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
  ]);
const openDocument = (manifest: string) =>
  aZip([
    ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['content.xml', '<office/>'],
    ['META-INF/manifest.xml', `<manifest:manifest>${manifest}</manifest:manifest>`],
  ]);

async function received(filename: string, bytes: Buffer) {
  async function* form(): AsyncGenerator<MultipartPart> {
    yield { kind: 'text', field: 'type', value: 'AUT' } as MultipartPart;
    yield { kind: 'file', field: 'file', filename, stream: Readable.from([bytes]) } as MultipartPart;
  }
  const result = await receiveDeposit(form(), { folder, pour: 'une-personne' });
  if (!result.ok) return result.problems.map(({ code }) => code);
  await result.value.file.dispose();
  return result.value.nom;
}

it.each([
  ['comptes-2026.pdf', closed],
  ['comptes-2026-aes.pdf', closedByNewWriters],
  ['comptes-2026.jpg', closed],
  ['comptes-2026.docx', office('EncryptionInfo', 'EncryptedPackage')],
  ['comptes-2026.xlsx', office('EncryptionInfo', 'EncryptedPackage')],
  ['comptes-2026.ods', openDocument('<manifest:encryption-data manifest:checksum="x"/>')],
])('%s, that nobody opens without its password, is refused at its deposit', async (nom, bytes) => {
  expect(await received(nom, bytes)).toEqual(['document.mot-de-passe']);
});

it.each([
  ['comptes-2026.pdf', open],
  ['comptes-2026-reserves.pdf', reserved],
  ['qui-parle-de-Encrypt.pdf', Buffer.concat([open, Buffer.from('\n% /Encrypt\n')])],
  ['abime.pdf', Buffer.from('%PDF-1.7\n/Encrypt 3 0 R')],
  ['comptes-2026.ods', openDocument('<manifest:file-entry manifest:full-path="/"/>')],
  ['comptes-2026.xls', office('Workbook')],
])('%s, that opens or that no password would open, is taken', async (nom, bytes) => {
  expect(await received(nom, bytes)).toBe(nom);
});
