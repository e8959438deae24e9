import { expect, test } from 'vitest';
import { odsFormat } from './ods-sheet.ts';
import type { SheetColumn, SheetFormat, SheetRow } from './sheet.ts';
import { sheetBytes } from './sheet.ts';
import { readCsv, readOds, readXlsx, unzipSheet } from './test/test-read-sheet.ts';
import { csvFormat, tsvFormat } from './text-sheet.ts';
import { xlsxFormat } from './xlsx-sheet.ts';

const columns: SheetColumn[] = [
  { label: 'Nom « d’usage »', kind: 'texte' },
  { label: 'Projets', kind: 'entier' },
  { label: 'Montant; demandé', kind: 'euros' },
  { label: 'Le', kind: 'jour' },
  { label: 'À', kind: 'instant' },
];
const rows: SheetRow[] = [
  ['Cœur & « Âme » <Noël>', 3, 1234.5, '2027-03-01', '2027-03-01T14:05'],
  ['Deux\nlignes; et "guillemets"', 0, 0, null, null],
  [null, null, null, null, null],
];

async function bytesOf(format: SheetFormat, ...batches: SheetRow[][]): Promise<Buffer> {
  async function* all() {
    yield* batches;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of sheetBytes(format.open(columns, 'Essai'), all())) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('a CSV is what Excel opens in French: mark, semicolons, decimal comma, days first', async () => {
  const text = (await bytesOf(csvFormat, rows)).toString();
  expect(text).toBe(
    [
      '\ufeffNom « d’usage »;Projets;"Montant; demandé";Le;À',
      'Cœur & « Âme » <Noël>;3;1234,50;01/03/2027;01/03/2027 14:05',
      '"Deux\nlignes; et ""guillemets""";0;0,00;;',
      ';;;;',
      '',
    ].join('\r\n'),
  );
});

test('a tabulated text has neither quotes nor breaks within a cell', async () => {
  const text = (await bytesOf(tsvFormat, [['un\tdeux\r\ntrois', 1, null, null, null]])).toString();
  expect(text).toBe('Nom « d’usage »\tProjets\tMontant; demandé\tLe\tÀ\nun deux trois\t1\t\t\t\n');
});

test.each(['=1+1', '+33', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])(
  '%j is never run by a spreadsheet',
  async (text) => {
    const row: SheetRow = [text, 1, -5, null, null];
    const csv = readCsv((await bytesOf(csvFormat, [row])).toString());
    expect(csv[1]).toEqual([`'${text}`, '1', '-5,00', '', '']);
    const tabulated = (await bytesOf(tsvFormat, [row])).toString().split('\n')[1];
    expect(tabulated?.startsWith("'")).toBe(true);
    // In a spreadsheet file, a text cell stays a text: no formula is ever written.
    const parts = unzipSheet(await bytesOf(xlsxFormat, [row]));
    expect(Buffer.from(parts['xl/worksheets/sheet1.xml'] ?? []).toString()).not.toContain('<f>');
    expect(readXlsx(await bytesOf(xlsxFormat, [row]))[1]?.[0]).toBe(text);
    const ods = Buffer.from(unzipSheet(await bytesOf(odsFormat, [row]))['content.xml'] ?? []).toString();
    expect(ods).not.toContain('table:formula');
  },
);

test('a workbook and an OpenDocument give back what was written', async () => {
  expect(readXlsx(await bytesOf(xlsxFormat, rows))).toEqual([
    columns.map(({ label }) => label),
    ['Cœur & « Âme » <Noël>', '3', '1234.5', '46447', '46447.586806'],
    ['Deux\nlignes; et "guillemets"', '0', '0', '', ''],
    ['', '', '', '', ''],
  ]);
  expect(readOds(await bytesOf(odsFormat, rows))).toEqual([
    columns.map(({ label }) => label),
    ['Cœur & « Âme » <Noël>', '3', '1234.5', '2027-03-01', '2027-03-01T14:05'],
    ['Deux\nlignes; et "guillemets"', '0', '0', '', ''],
    ['', '', '', '', ''],
  ]);
});

test('rows may come in any batches, or not at all', async () => {
  for (const format of [csvFormat, tsvFormat]) {
    const whole = await bytesOf(format, rows);
    expect(await bytesOf(format, [], rows.slice(0, 1), rows.slice(1))).toEqual(whole);
  }
  for (const [format, read] of [
    [xlsxFormat, readXlsx],
    [odsFormat, readOds],
  ] as const) {
    const apart = await bytesOf(format, rows.slice(0, 1), [], rows.slice(1));
    expect(read(apart)).toEqual(read(await bytesOf(format, rows)));
    expect(read(await bytesOf(format))).toEqual([columns.map(({ label }) => label)]);
  }
  expect((await bytesOf(csvFormat)).toString()).toMatch(/^\ufeffNom/);
});

test('what no document may hold is left out, and a text longer than a cell is cut', async () => {
  const long = 'é'.repeat(40_000);
  const row: SheetRow = [`a\u0000b\u0007c\ud800d`, null, null, null, null];
  for (const [format, read] of [
    [xlsxFormat, readXlsx],
    [odsFormat, readOds],
  ] as const) {
    const [, first, second] = read(await bytesOf(format, [row, [long, null, null, null, null]]));
    expect(first?.[0]).toBe('abcd');
    expect(second?.[0]).toBe(`${'é'.repeat(32_766)}…`);
  }
});

test('an OpenDocument says what it is at its very beginning', async () => {
  const bytes = await bytesOf(odsFormat, rows);
  expect(bytes.subarray(30, 84).toString()).toBe('mimetypeapplication/vnd.oasis.opendocument.spreadsheet');
});

test('an OpenDocument has the widths of its columns and keeps its head in sight, as a workbook does', async () => {
  const parts = unzipSheet(await bytesOf(odsFormat, rows));
  const content = Buffer.from(parts['content.xml'] ?? []).toString();
  const widths = [
    ...content.matchAll(/style:name="([\w-]+)" style:family="table-column"><[^>]*column-width="([\d.]+)cm"/g),
  ];
  const widthOf = new Map(widths.map(([, name, cm]) => [name, Number(cm)]));
  const asked = [...content.matchAll(/<table:table-column table:style-name="([\w-]+)"/g)].map(([, name]) =>
    widthOf.get(name),
  );
  expect(asked).toHaveLength(columns.length);
  expect(asked[0]).toBeGreaterThan(asked[1] ?? Number.POSITIVE_INFINITY);
  const settings = Buffer.from(parts['settings.xml'] ?? []).toString();
  expect(settings).toContain('config:name="VerticalSplitPosition" config:type="int">1<');
  expect(settings).toContain('config:config-item-map-entry config:name="Essai"');
  expect(Buffer.from(parts['META-INF/manifest.xml'] ?? []).toString()).toContain('full-path="settings.xml"');
});
