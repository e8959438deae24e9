// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readTableFile } from './table-file.ts';
import { xlsxText } from './xlsx-text.ts';

const sheet = (rows: string) => strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
const shared = strToU8(
  '<sst><si><t>nom</t></si><si><r><t>Épicerie </t></r><r><t>Nord</t></r><rPh><t>epi</t></rPh></si></sst>',
);
const rows =
  '<row><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>code_postal</t></is></c></row>' +
  '<row><c r="A2" t="s"><v>1</v></c><c r="B2" t="b"><v>1</v></c><c r="C2"><v>13015</v></c></row>';
const classeur = (more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/sharedStrings.xml': shared,
    'xl/worksheets/sheet2.xml': sheet('<row><c t="inlineStr"><is><t>autre</t></is></c></row>'),
    'xl/worksheets/sheet1.xml': sheet(rows),
    ...more,
  });

it('reads the first sheet of a workbook, empty cells kept in their place', () => {
  expect(xlsxText(classeur())).toBe('\ufeffnom;;code_postal\r\nÉpicerie Nord;oui;13015\r\n');
});

it.each([
  ['no zip', strToU8('PK nothing')],
  ['a zip without a sheet', zipSync({ 'a.txt': strToU8('a') })],
])('%s is no workbook', (_, bytes) => {
  expect(xlsxText(bytes)).toBeNull();
});

it('a file is read as a workbook wherever a table is', async () => {
  const read = (bytes: Uint8Array<ArrayBuffer>) => readTableFile(new File([bytes], 'sites.XLSX'));
  expect(await read(new Uint8Array(classeur()))).toEqual({ ok: true, text: xlsxText(classeur()) });
  expect(await read(new Uint8Array(strToU8('PK')))).toEqual({
    ok: false,
    message: expect.stringMatching(/ne s’ouvre pas/),
  });
});
