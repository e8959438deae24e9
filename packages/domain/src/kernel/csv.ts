// A table as French spreadsheets open it: semicolons, a byte-order mark, decimal commas, and nothing that runs as a formula.

type Cell = string | number | null;

const mark = '\ufeff';
const newLine = '\r\n';

export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `${mark}${rows.map((row) => row.map(csvCell).join(';')).join(newLine)}${newLine}`;

/** A text that a spreadsheet would take for a formula is begun by an apostrophe, and read as it stands. */
export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
