import type { Pdf } from './pdf.ts';
import { drawable } from './pdf-fonts.ts';
import { contentWidth, styles, type TextStyle } from './pdf-style.ts';
import type { Column, TableRow } from './table-shape.ts';
import { spoken } from './unknown-value.ts';
import { textWidth } from './wrap-text.ts';

/** The space on each side of a cell's text. */
export const cellPadding = 6;

/** The width that a column needs: `least` for its longest word, `wished` for its longest text on one line. */
type Need = { least: number; wished: number };
type Cell = { text: string; style: TextStyle };

/**
 * Gives widths that fill the sheet: whole texts where they fit; otherwise each column gets the width of its longest
 * word and a part of what is left. When the longest words do not fit either, the widths are in proportion to them.
 */
export function columnWidths(
  pdf: Pdf,
  { columns, rows }: { columns: readonly Column[]; rows: readonly TableRow[] },
): number[] {
  const needs = columns.map((column, index) => needOf(pdf, column, cellsAt(rows, index)));
  const wished = sum(needs.map((need) => need.wished));
  const least = sum(needs.map((need) => need.least));
  if (wished <= contentWidth) return spread(needs, columns, contentWidth - wished);
  if (least >= contentWidth) return needs.map((need) => (need.least / least) * contentWidth);
  const share = (contentWidth - least) / (wished - least);
  return needs.map((need) => need.least + (need.wished - need.least) * share);
}

/**
 * Shares the remaining width between text columns, in proportion to their texts, so that amounts stay close to the
 * right edge.
 */
function spread(needs: readonly Need[], columns: readonly Column[], left: number): number[] {
  const takers = columns.map((column) => column.align !== 'right');
  const isTaker = (index: number) => takers[index] === true || !takers.includes(true);
  const taken = sum(needs.filter((_, index) => isTaker(index)).map((need) => need.wished));
  return needs.map((need, index) => need.wished + (isTaker(index) ? (left * need.wished) / taken : 0));
}

const widestWished = contentWidth * 0.6;
const widestLeast = contentWidth * 0.3;

function needOf(pdf: Pdf, column: Column, cells: readonly Cell[]): Need {
  const head = measure(pdf, { text: column.title, style: styles.head });
  const all = cells.map((cell) => measure(pdf, cell));
  const widest = (of: keyof Need) => Math.max(head[of], ...all.map((one) => one[of])) + 2 * cellPadding;
  // Amounts and dates are never broken over lines.
  const least = column.align === 'right' ? widest('least') : Math.min(widest('least'), widestLeast);
  return { least, wished: Math.max(least, Math.min(widest('wished'), widestWished)) };
}

const cellsAt = (rows: readonly TableRow[], index: number): Cell[] =>
  rows.map(({ cells, tone }) => ({
    text: drawable(spoken(cells[index] ?? null).text),
    style: tone ? styles.cellStrong : styles.cell,
  }));

const measure = (pdf: Pdf, { text, style }: Cell): Need => ({
  least: Math.max(0, ...text.split(/[ \n]+/).map((word) => textWidth(pdf.doc, word, style))),
  wished: Math.max(0, ...text.split('\n').map((line) => textWidth(pdf.doc, line, style))),
});

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
