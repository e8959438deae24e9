// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { odsText } from './ods-text.ts';
import { readTableFile } from './table-file.ts';

const names = ['office', 'table', 'text']
  .map((one) => `xmlns:${one}="urn:oasis:names:tc:opendocument:xmlns:${one}:1.0"`)
  .join(' ');
const text = (words: string) =>
  `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
const amount = (value: string, shown: string) =>
  `<table:table-cell office:value-type="currency" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
const empty = (times: number) => `<table:table-cell table:number-columns-repeated="${times}"/>`;

const sheet = `<table:table table:name="Budget">
  <table:table-column table:number-columns-repeated="16384"/>
  <table:table-row>${text('Compte')}${empty(2)}${text('Montant')}${empty(16000)}</table:table-row>
  <table:table-row>${text('Locations')}${empty(2)}${amount('1250.5', '1 250,50 €')}</table:table-row>
  <table:table-row table:number-rows-repeated="2">${text('Dons')}${empty(2)}${amount('300', '300 €')}</table:table-row>
  <table:table-row table:number-rows-repeated="1048000">${empty(16384)}</table:table-row>
</table:table>`;
const classeur = (tables: string) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content ${names}><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });

it('reads the first sheet: amounts as they are rather than as they are shown, repeated cells in their place', () => {
  const other = `<table:table><table:table-row>${text('autre')}</table:table-row></table:table>`;
  expect(
    odsText(classeur(sheet + other))
      ?.split('\r\n')
      .slice(0, 5),
  ).toEqual(['\ufeffCompte;;;Montant', 'Locations;;;1250,5', 'Dons;;;300', 'Dons;;;300', '']);
});

it.each([
  ['no zip', strToU8('PK nothing')],
  ['a zip without a content', zipSync({ 'a.txt': strToU8('a') })],
  ['a text document', classeur('')],
])('%s is no workbook', (_, bytes) => {
  expect(odsText(bytes)).toBeNull();
});

it('a workbook is read as what it is, whatever its name says', async () => {
  const bytes = new Uint8Array(classeur(sheet));
  expect(await readTableFile(new File([bytes], 'budget.xlsx'))).toEqual({ ok: true, text: odsText(bytes) });
});
