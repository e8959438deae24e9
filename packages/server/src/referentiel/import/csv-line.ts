/** Writes one row of a report, with its line break. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Writes a cell; a text that a spreadsheet would take for a formula is marked as text by an apostrophe. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t]/, "'$&");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
