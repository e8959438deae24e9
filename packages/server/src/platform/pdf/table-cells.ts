import { drawArtifact, drawLines, type Pdf, roomLeft } from './pdf.ts';
import { drawable } from './pdf-fonts.ts';
import { colours, contentWidth, sheet, type TextStyle } from './pdf-style.ts';
import { cellPadding } from './table-columns.ts';
import type { Frame } from './table-shape.ts';
import { spoken } from './unknown-value.ts';
import { wrapText } from './wrap-text.ts';

export type LaidCell = {
  lines: readonly string[];
  x: number;
  width: number;
  align: 'left' | 'right';
  style: TextStyle;
  isHeader: boolean;
  /** The text that a screen reader says instead of what is drawn. */
  alt: string | undefined;
};

/** A row of a table, or the rest of it when a page ended inside it. */
export type Band = { cells: readonly LaidCell[]; look: 'head' | 'row' | 'subtotal' | 'total' };

type Given = { cells: readonly (string | null)[]; style: TextStyle; depth: number };

export function laidCells(pdf: Pdf, frame: Frame, { cells, style, depth }: Given): LaidCell[] {
  let left: number = sheet.left;
  return frame.columns.map((column, index) => {
    const indent = index === 0 ? depth * 12 : 0;
    const x = left + cellPadding + indent;
    const whole = frame.widths[index] ?? 0;
    left += whole;
    const width = whole - 2 * cellPadding - indent;
    const { text, alt } = spoken(cells[index] === undefined ? '' : cells[index]);
    return {
      // A tenth of a point is added, or a text that just fits would be wrapped by rounding.
      lines: text === '' ? [] : wrapText(pdf.doc, { text: drawable(text), width: width + 0.1, style }),
      x,
      width,
      align: column.align ?? 'left',
      style,
      isHeader: column.isRowHeader === true,
      alt,
    };
  });
}

const verticalPadding = 4;

export const bandHeight = ({ cells }: Band): number =>
  Math.max(...cells.map(linesHeight), 0) + 2 * verticalPadding;

const linesHeight = ({ lines, style }: LaidCell): number => Math.max(1, lines.length) * style.leading;

type Put = (index: number, draw: () => void) => void;

/** Draws what fits on this page, and gives what remains, or null. */
export function drawBand(pdf: Pdf, band: Band, put: Put): Band | null {
  const room = roomLeft(pdf) - 2 * verticalPadding;
  const counts = band.cells.map(({ lines, style }) =>
    Math.min(lines.length, Math.max(1, Math.floor(room / style.leading))),
  );
  const here = {
    ...band,
    cells: band.cells.map((cell, i) => ({ ...cell, lines: cell.lines.slice(0, counts[i]) })),
  };
  const height = bandHeight(here);
  drawGround(pdf, band.look, height);
  const top = pdf.y + verticalPadding;
  for (const [index, cell] of here.cells.entries()) {
    if (cell.lines.length > 0) put(index, () => drawLines(pdf, cell, top));
  }
  pdf.y += height;
  const rest = band.cells.map((cell, index) => ({ ...cell, lines: cell.lines.slice(counts[index]) }));
  return rest.some((cell) => cell.lines.length > 0) ? { ...band, cells: rest } : null;
}

function drawGround(pdf: Pdf, look: Band['look'], height: number): void {
  const { doc } = pdf;
  const isMarked = look === 'head' || look === 'total';
  drawArtifact(pdf, 'Layout', () => {
    if (isMarked) doc.rect(sheet.left, pdf.y, contentWidth, height).fill(colours.tint);
    const bottom = pdf.y + height;
    doc
      .moveTo(sheet.left, bottom)
      .lineTo(sheet.left + contentWidth, bottom)
      .lineWidth(isMarked ? 0.8 : 0.5)
      .stroke(isMarked ? colours.brand : colours.line);
  });
}
