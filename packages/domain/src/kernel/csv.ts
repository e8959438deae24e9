// The table opens well in a French spreadsheet: semicolons, a byte-order mark, decimal commas, and no text that
// runs as a formula.

type Cell = string | number | null;

const mark = '\ufeff';
const newLine = '\r\n';

export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `${mark}${rows.map((row) => row.map(csvCell).join(';')).join(newLine)}${newLine}`;

const runs = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would take for a formula, so that it is read as text. */
export const notFormula = (text: string): string => (runs.test(text) ? `'${text}` : text);

export function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = notFormula(cell);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
