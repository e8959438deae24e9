/** One row of a report, ended. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(';')}\r\n`;

/** What a spreadsheet would take for a formula is told to be text. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t]/, "'$&");
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
