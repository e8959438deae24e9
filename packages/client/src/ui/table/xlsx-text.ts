// Reads the first sheet of an Excel workbook (ECMA-376) as the text of a table.
import { csvText } from '@asso/domain/kernel/csv';
import { mostColumns, mostRows, parseXml, sheetNumber, unzipParts } from './workbook-parts.ts';

/** Returns the first sheet as CSV, or null when the file is no workbook or is too long. */
export function xlsxText(bytes: Uint8Array): string | null {
  const parts = unzipParts(bytes, /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/);
  const sheet = parts && firstSheet(parts);
  if (!parts || !sheet) return null;
  const texts = parts['xl/sharedStrings.xml'];
  const shared = texts ? [...parseXml(texts).getElementsByTagName('si')].map(textIn) : [];
  const lines = [...parseXml(sheet).getElementsByTagName('row')].slice(0, mostRows);
  return csvText(lines.map((line) => cellsOf(line, shared)));
}

type Parts = Record<string, Uint8Array>;

const firstSheet = (parts: Parts): Uint8Array | undefined => {
  const rank = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
  const [name = ''] = Object.keys(parts)
    .filter((one) => one.startsWith('xl/worksheets/'))
    .toSorted((one, other) => rank(one) - rank(other));
  return parts[name];
};

/** Returns the text of a cell: its differently formatted pieces are joined, and phonetic readings are left out. */
const textIn = (element: Element): string =>
  [...element.getElementsByTagName('t')]
    .filter((one) => one.parentElement?.tagName !== 'rPh')
    .map((one) => one.textContent ?? '')
    .join('');

/** Reads the cells of a line. Each cell carries its place (« C4 »), because the file leaves out the empty ones. */
function cellsOf(line: Element, shared: readonly string[]): string[] {
  const cells: string[] = [];
  for (const cell of line.getElementsByTagName('c')) {
    const at = columnOf(cell.getAttribute('r')) ?? cells.length;
    if (at >= mostColumns) break;
    while (cells.length < at) cells.push('');
    cells[at] = texteOf(cell, shared);
  }
  return cells;
}

function columnOf(reference: string | null): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function texteOf(cell: Element, shared: readonly string[]): string {
  const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return textIn(cell);
    case 'b':
      return value === '1' ? 'oui' : 'non';
    case 'str':
    case 'e':
      return value;
    default:
      return sheetNumber(value);
  }
}
