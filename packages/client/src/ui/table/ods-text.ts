// Reads the first sheet of an OpenDocument workbook (ISO/IEC 26300) as the text of a table.
import { csvText } from '@asso/domain/kernel/csv';
import { mostColumns, mostRows, parseXml, sheetNumber, unzipParts } from './workbook-parts.ts';

/** Returns the first sheet as CSV, or null when the file is no OpenDocument workbook or is too long. */
export function odsText(bytes: Uint8Array): string | null {
  const content = unzipParts(bytes, /^content\.xml$/)?.['content.xml'];
  const [sheet] = content ? named(parseXml(content), 'table') : [];
  return sheet ? csvText(linesOf(sheet)) : null;
}

const named = (within: Document | Element, name: string): Element[] => [
  ...within.getElementsByTagNameNS('urn:oasis:names:tc:opendocument:xmlns:table:1.0', name),
];

/** A row that is repeated, as an empty one is down to the end of the sheet, counts once when nothing is in it. */
function linesOf(sheet: Element): string[][] {
  const lines: string[][] = [];
  for (const row of named(sheet, 'table-row')) {
    const cells = cellsOf(row);
    const times = cells.some(Boolean) ? repeated(row, 'rows') : 1;
    for (let time = 0; time < times && lines.length < mostRows; time++) lines.push(cells);
    if (lines.length >= mostRows) break;
  }
  return lines;
}

function cellsOf(row: Element): string[] {
  const cells: string[] = [];
  for (const cell of row.children) {
    const times = Math.min(repeated(cell, 'columns'), mostColumns - cells.length);
    const text = texteOf(cell);
    for (let time = 0; time < times; time++) cells.push(text);
  }
  return cells.slice(0, cells.findLastIndex(Boolean) + 1);
}

const repeated = (element: Element, what: 'rows' | 'columns'): number =>
  Number(attribute(element, `number-${what}-repeated`) ?? 1);

const attribute = (element: Element, name: string): string | undefined =>
  [...element.attributes].find(({ localName }) => localName === name)?.value;

/** Returns what the cell holds rather than how it is shown: « 1 250 € » is 1250. */
function texteOf(cell: Element): string {
  const value = attribute(cell, 'value');
  const kind = attribute(cell, 'value-type');
  if (value !== undefined && kind !== 'string') return sheetNumber(value);
  if (kind === 'boolean') return attribute(cell, 'boolean-value') === 'true' ? 'oui' : 'non';
  return [...cell.children]
    .filter(({ localName }) => localName === 'p')
    .map(({ textContent }) => textContent ?? '')
    .join('\n');
}
