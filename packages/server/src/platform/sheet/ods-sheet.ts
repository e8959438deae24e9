// Writes an OpenDocument spreadsheet (ISO 26300), row by row straight into the zip.

import { plainText } from './plain-text.ts';
import { type CellKind, columnWidths, type SheetCell, type SheetColumn, type SheetFormat } from './sheet.ts';
import { cellXml } from './xml.ts';
import { zipParts } from './zip-parts.ts';

const type = 'application/vnd.oasis.opendocument.spreadsheet';
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const spaces = ['office', 'table', 'text', 'style', 'fo', 'number']
  .map(
    (name) =>
      `xmlns:${name}="${name === 'fo' ? `${oasis}:xsl-fo-compatible:1.0` : name === 'number' ? `${oasis}:datastyle:1.0` : `${oasis}:${name}:1.0`}"`,
  )
  .join(' ');

const dateStyle = (name: string, hour: string): string =>
  `<number:date-style style:name="${name}"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/>${hour}</number:date-style>`;
const hour =
  '<number:text> </number:text><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/>';

/** The width of a character in the default font, in centimetres. */
const characterCm = 0.2;
const columnStyles = Object.entries(columnWidths)
  .map(
    ([kind, characters]) =>
      `<style:style style:name="colonne-${kind}" style:family="table-column"><style:table-column-properties style:column-width="${(characters * characterCm).toFixed(2)}cm"/></style:style>`,
  )
  .join('');
const stylesXml = `<office:automatic-styles>${columnStyles}<number:number-style style:name="N1"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/><number:text> €</number:text></number:number-style>${dateStyle('N2', '')}${dateStyle('N3', hour)}<style:style style:name="tete" style:family="table-cell"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="euros" style:family="table-cell" style:data-style-name="N1"/><style:style style:name="jour" style:family="table-cell" style:data-style-name="N2"/><style:style style:name="instant" style:family="table-cell" style:data-style-name="N3"/></office:automatic-styles>`;

export const odsFormat: SheetFormat = {
  type,
  extension: 'ods',
  open: (columns, title) => {
    const zip = zipParts();
    // The part `mimetype` comes first and uncompressed, because readers recognise the kind of document by it.
    zip.stored('mimetype', type);
    zip.part(
      'META-INF/manifest.xml',
      `${declaration}<manifest:manifest xmlns:manifest="${oasis}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="settings.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    );
    zip.part('settings.xml', settingsOf(title));
    zip.begin('content.xml');
    zip.add(documentHead(columns, title));
    return {
      write: (batch) => {
        let text = '';
        for (const row of batch) {
          text += `<table:table-row>${row.map((cell, rank) => cellOf(cell, columns[rank]?.kind ?? 'texte')).join('')}</table:table-row>`;
        }
        if (text !== '') zip.add(text);
        return zip.take();
      },
      end: () => {
        zip.add('</table:table></office:spreadsheet></office:body></office:document-content>');
        zip.end();
        return zip.take();
      },
    };
  },
};

/** Freezes the header row, so that it stays in sight. */
function settingsOf(title: string): string {
  const frozen = {
    VerticalSplitMode: ['short', 2],
    VerticalSplitPosition: ['int', 1],
    PositionBottom: ['int', 1],
  };
  const items = Object.entries({ ...frozen, ActiveSplitRange: ['short', 2] }).map(
    ([name, [kind, value]]) =>
      `<config:config-item config:name="${name}" config:type="${kind}">${value}</config:config-item>`,
  );
  return `${declaration}<office:document-settings xmlns:office="${oasis}:office:1.0" xmlns:config="${oasis}:config:1.0" office:version="1.3"><office:settings><config:config-item-set config:name="ooo:view-settings" xmlns:ooo="http://openoffice.org/2004/office"><config:config-item-map-indexed config:name="Views"><config:config-item-map-entry><config:config-item-map-named config:name="Tables"><config:config-item-map-entry config:name="${cellXml(title)}">${items.join('')}</config:config-item-map-entry></config:config-item-map-named></config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set></office:settings></office:document-settings>`;
}

const documentHead = (columns: readonly SheetColumn[], title: string): string =>
  `${declaration}<office:document-content ${spaces} office:version="1.3">${stylesXml}<office:body><office:spreadsheet><table:table table:name="${cellXml(title)}">${columns.map(({ kind }) => `<table:table-column table:style-name="colonne-${kind}"/>`).join('')}<table:table-header-rows><table:table-row>${columns.map(({ label }) => textCell(label, 'tete')).join('')}</table:table-row></table:table-header-rows>`;

function textCell(text: string, style?: string): string {
  const lines = cellXml(text)
    .split(/\r\n|\r|\n/)
    .map((line) => `<text:p>${line}</text:p>`);
  return `<table:table-cell office:value-type="string"${style ? ` table:style-name="${style}"` : ''}>${lines.join('')}</table:table-cell>`;
}

/** Simpler readers use the text instead of the typed value. */
const typed = (kind: CellKind, attributes: string, text: string): string =>
  `<table:table-cell${kind === 'entier' ? '' : ` table:style-name="${kind}"`} ${attributes}><text:p>${text}</text:p></table:table-cell>`;

function cellOf(cell: SheetCell, kind: CellKind): string {
  if (cell === null || cell === '') return '<table:table-cell/>';
  switch (kind) {
    case 'texte':
      return textCell(String(cell));
    case 'entier':
    case 'euros':
      return typed(
        kind,
        `office:value-type="float" office:value="${Number(cell)}"`,
        plainText(cell, kind, ','),
      );
    case 'jour':
    case 'instant':
      return typed(kind, `office:value-type="date" office:date-value="${cell}"`, plainText(cell, kind, ','));
  }
}
