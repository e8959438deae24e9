/** Lays out a table in text: columns are as wide as their content, and numbers are aligned to the right. */
export function formatTable(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => pad(cell, { to: widths[column] ?? 0, isFirst: column === 0 })).join('  ');
  return texts.map((row) => `  ${line(row)}\n`).join('');
}

const pad = (cell: string, { to, isFirst }: { to: number; isFirst: boolean }): string =>
  isFirst ? cell.padEnd(to) : cell.padStart(to);

/** Writes a number with three significant digits, or without decimals from 100 on. */
export const figure = (n: number): string =>
  Number.isInteger(n) || n >= 100 ? n.toFixed(0) : n.toPrecision(3);
