import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sniffFile } from './sniff.ts';
import { aZip } from './test/test-zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'portail-asso-sniff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n');
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

const gif = Buffer.from(
  '47494638396101000100800000ffffff00000021f90401000000002c00000000010001000002024401003b',
  'hex',
);
const webp = Buffer.concat([Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L'), Buffer.alloc(20)]);
const heic = Buffer.concat([
  Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
  Buffer.alloc(40),
]);
const rtf = Buffer.from('{\\rtf1\\ansi bonjour}');

const office = (kind: string, part: string) =>
  aZip([
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.${kind}.main+xml"/></Types>`,
    ],
    ['_rels/.rels', '<Relationships/>'],
    [part, '<document/>'],
  ]);
const docx = office('openxmlformats-officedocument.wordprocessingml.document', 'word/document.xml');
const xlsx = office('openxmlformats-officedocument.spreadsheetml.sheet', 'xl/workbook.xml');
const pptx = office('openxmlformats-officedocument.presentationml.presentation', 'ppt/presentation.xml');
const docm = office('ms-word.document.macroEnabled', 'word/document.xml');
const openDocument = (kind: string) =>
  aZip([
    ['mimetype', `application/vnd.oasis.opendocument.${kind}`],
    ['content.xml', '<office/>'],
  ]);
const zip = aZip([['bonjour.txt', 'bonjour']]);
const jar = aZip([
  ['META-INF/MANIFEST.MF', 'Main-Class: A'],
  ['A.class', 'x'],
]);
/** The archive's table of contents expands from 300 kB to 300 MB. */
const bomb = aZip([['[Content_Types].xml', Buffer.alloc(300_000_000, 32)]]);
/** Each of these files is also a page, an archive or a program for a reader that takes it otherwise. */
const pngThenPage = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
const pngThenZip = Buffer.concat([png, zip]);
const pdfThenZip = Buffer.concat([pdf, zip]);
const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

test.each([
  ['pdf', pdf, 'application/pdf', true],
  ['docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
  ['xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
  ['pptx', pptx, 'application/vnd.openxmlformats-officedocument.presentationml.presentation', true],
  ['odt', openDocument('text'), 'application/vnd.oasis.opendocument.text', true],
  ['ods', openDocument('spreadsheet'), 'application/vnd.oasis.opendocument.spreadsheet', true],
  ['odp', openDocument('presentation'), 'application/vnd.oasis.opendocument.presentation', true],
  ['doc', oldWord, 'application/msword', true],
  ['xls', oldWord, 'application/vnd.ms-excel', true],
  ['ppt', oldWord, 'application/vnd.ms-powerpoint', true],
  ['rtf', rtf, 'application/rtf', true],
  ['jpg', jpeg, 'image/jpeg', true],
  ['jpeg', jpeg, 'image/jpeg', true],
  ['png', png, 'image/png', true],
  ['gif', gif, 'image/gif', true],
  ['webp', webp, 'image/webp', true],
  ['heic', heic, 'image/heic', true],
  ['zip', zip, 'application/zip', true],
  ['txt', Buffer.from('L’été à 15 €'), 'text/plain; charset=utf-8', true],
  ['txt', Buffer.from('Été à 15 F', 'latin1'), 'text/plain; charset=utf-8', true],
  ['csv', Buffer.from('nom;prénom\n'), 'text/csv; charset=utf-8', true],
  ['log', Buffer.from('une ligne'), 'text/plain; charset=utf-8', true],
  ['', Buffer.from([1, 2, 3, 4]), 'application/octet-stream', true],
])('« %s » that holds what it says is taken', async (extension, content, type, agrees) => {
  expect(await sniff(content, extension)).toEqual({ type, agrees });
});

test.each([
  ['pdf', 'a program', exe],
  ['pdf', 'a text', Buffer.from('un texte')],
  ['pdf', 'an old office document', oldWord],
  ['pdf', 'random bytes', Buffer.from([1, 2, 3, 4])],
  ['jpg', 'another picture', png],
  ['txt', 'a PDF', pdf],
  ['txt', 'a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['txt', 'a page, behind a mark and spaces', Buffer.from('\ufeff \n<!DOCTYPE html><p>')],
  ['txt', 'a script of a server', Buffer.from('  <?php system($_GET[0]); ?>')],
  ['txt', 'a drawing that runs', svg],
  ['png', 'a drawing that runs', svg],
  ['csv', 'a page', Buffer.from('<BODY onload=alert(1)>')],
  ['txt', 'bytes', Buffer.from([1, 2, 3, 4])],
  ['docx', 'a plain archive', zip],
  ['docx', 'a spreadsheet', xlsx],
  ['docx', 'a document with macros', docm],
  ['odt', 'an OpenDocument spreadsheet', openDocument('spreadsheet')],
  ['zip', 'a Java program', jar],
  ['docx', 'an archive that swells', bomb],
])('« %s » that holds %s is refused', async (extension, _, content) => {
  expect(await sniff(content, extension)).toMatchObject({ agrees: false });
});

test('an archive that swells is not expanded', async () => {
  const before = process.memoryUsage().arrayBuffers;
  await sniff(bomb, 'zip');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
});

test.each([
  ['png', pngThenPage, 'image/png'],
  ['png', pngThenZip, 'image/png'],
  ['pdf', pdfThenZip, 'application/pdf'],
])(
  '« %s » with something after its end is served as what it begins with',
  async (extension, content, type) => {
    expect(await sniff(content, extension)).toEqual({ type, agrees: true });
  },
);

test('a page that begins like a picture is a picture, and not taken for another name', async () => {
  expect(await sniff(pngThenPage, 'txt')).toMatchObject({ agrees: false });
});

function sniff(content: Buffer, extension: string) {
  const path = join(folder, 'f');
  writeFileSync(path, content);
  return sniffFile(path, extension);
}
