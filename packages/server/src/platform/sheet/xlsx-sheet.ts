// Writes an Excel workbook (ECMA-376), row by row straight into the zip; when a sheet is full, another follows.
import { jourMs } from '@asso/domain/identifiants/durees';
import { type CellKind, columnWidths, type SheetCell, type SheetColumn, type SheetFormat } from './sheet.ts';
import { cellXml } from './xml.ts';
import { type ZipParts, zipParts } from './zip-parts.ts';

/** The number of rows that a sheet can hold besides its header. */
const mostRows = 1_048_575;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const of = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The index in `styles` of the format of each kind. */
const styles: Record<CellKind, number> = { texte: 1, entier: 2, euros: 3, jour: 4, instant: 5 };
const headStyle = 6;

const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.00&quot; €&quot;"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/>${[49, 1, 164, 165, 166].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}<xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

export const xlsxFormat: SheetFormat = {
  type: `${of}.sheet`,
  extension: 'xlsx',
  open: (columns, title) => {
    const zip = zipParts();
    let sheets = 0;
    let rows = 0;
    const beginSheet = () => {
      if (sheets > 0) zip.add(sheetEnd);
      sheets++;
      rows = 0;
      zip.begin(`xl/worksheets/sheet${sheets}.xml`);
      zip.add(sheetHead(columns));
    };
    return {
      write: (batch) => {
        let text = '';
        for (const row of batch) {
          if (sheets === 0 || rows === mostRows) {
            zip.add(text);
            text = '';
            beginSheet();
          }
          rows++;
          text += `<row>${row.map((cell, rank) => cellOf(cell, columns[rank]?.kind ?? 'texte')).join('')}</row>`;
        }
        if (text !== '') zip.add(text);
        return zip.take();
      },
      end: () => {
        if (sheets === 0) beginSheet();
        zip.add(sheetEnd);
        writeBook(zip, { sheets, title });
        zip.end();
        return zip.take();
      },
    };
  },
};

function sheetHead(columns: readonly SheetColumn[]): string {
  const cols = columns.map(
    ({ kind }, rank) =>
      `<col min="${rank + 1}" max="${rank + 1}" width="${columnWidths[kind]}" style="${styles[kind]}" customWidth="1"/>`,
  );
  const heads = columns.map(({ label }) => textCell(label, headStyle));
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData><row>${heads.join('')}</row>`;
}

const sheetEnd = '</sheetData></worksheet>';

const textCell = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${cellXml(text)}</t></is></c>`;

function cellOf(cell: SheetCell, kind: CellKind): string {
  if (cell === null || cell === '') return '<c/>';
  switch (kind) {
    case 'texte':
      return textCell(String(cell), styles.texte);
    case 'entier':
    case 'euros':
      return `<c s="${styles[kind]}"><v>${Number(cell)}</v></c>`;
    case 'jour':
    case 'instant':
      return `<c s="${styles[kind]}"><v>${serialOf(String(cell))}</v></c>`;
  }
}

/** Counts the days since 30 December 1899, as spreadsheets do. */
const serialOf = (local: string): number =>
  Math.round(
    (Date.parse(`${local.length === 10 ? `${local}T00:00` : local.slice(0, 16)}:00Z`) / jourMs + 25_569) *
      1e6,
  ) / 1e6;

function writeBook(zip: ZipParts, { sheets, title }: { sheets: number; title: string }): void {
  const all = Array.from({ length: sheets }, (_, rank) => rank + 1);
  const nameOf = (rank: number) => cellXml(rank === 1 ? title : `${title} ${rank}`);
  zip.part(
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${all.map((n) => `<sheet name="${nameOf(n)}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
  );
  zip.part(
    'xl/_rels/workbook.xml.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships">${all.map((n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`).join('')}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  zip.part('xl/styles.xml', stylesXml);
  zip.part(
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  zip.part(
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${of}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${of}.styles+xml"/>${all.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${of}.worksheet+xml"/>`).join('')}</Types>`,
  );
}
