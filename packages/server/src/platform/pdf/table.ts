import {
  drawArtifact,
  flowLines,
  leaveRoom,
  newPage,
  openElement,
  type Pdf,
  roomLeft,
  startBlock,
} from './pdf.ts';
import { drawable } from './pdf-fonts.ts';
import { contentHeight, contentWidth, styles, wholeUpTo } from './pdf-style.ts';
import { type Band, bandHeight, drawBand, laidCells } from './table-cells.ts';
import { columnWidths } from './table-columns.ts';
import type { Frame, PdfTable, TableRow } from './table-shape.ts';
import { wrapText } from './wrap-text.ts';

/**
 * Draws a table. The header is drawn again on each page, where screen readers skip it; a row is not split if it can
 * be helped.
 */
export function table(pdf: Pdf, { caption, columns, rows, followedBy = 0 }: PdfTable): void {
  const frame: Frame = { columns, widths: columnWidths(pdf, { columns, rows }) };
  const head = headBand(pdf, frame);
  const bands = rows.map((row) => rowBand(pdf, frame, row));
  const captionLines = caption ? captionOf(pdf, caption) : [];
  const start = captionHeight(captionLines) + bandHeight(head);
  const below = followedBy === 0 ? 0 : followedBy + roomBelow;
  startBlock(pdf, { before: 2, height: start + firstRows(bands, below) });
  const element = openElement(pdf, pdf.root, { type: 'Table' });
  drawCaption(pdf, element, captionLines);
  drawHead(pdf, element, head);
  for (const [index, band] of bands.entries()) {
    drawRow(pdf, { element, head, band, held: heldHeight(bands, index, below) });
  }
  element.end();
  pdf.y += roomBelow;
}

const roomBelow = 10;

const headBand = (pdf: Pdf, frame: Frame): Band => ({
  cells: laidCells(pdf, frame, {
    cells: frame.columns.map((column) => column.title),
    style: styles.head,
    depth: 0,
  }),
  look: 'head',
});

const rowBand = (pdf: Pdf, frame: Frame, row: TableRow): Band => ({
  cells: laidCells(pdf, frame, {
    cells: row.cells,
    style: row.tone ? styles.cellStrong : styles.cell,
    depth: row.depth ?? 0,
  }),
  look: row.tone ?? 'row',
});

function drawHead(pdf: Pdf, element: PDFKit.PDFStructureElement, head: Band): void {
  const row = openElement(pdf, element, { type: 'TR' });
  const cells = head.cells.map(() => openElement(pdf, row, { type: 'TH', scope: 'Column' }));
  drawBand(pdf, head, (index, draw) => cells[index]?.add(draw));
}

type Drawing = {
  element: PDFKit.PDFStructureElement;
  head: Band;
  band: Band;
  /** The height of the row and of those that must stay on its page. */
  held: number;
};

function drawRow(pdf: Pdf, { element, head, band, held }: Drawing): void {
  const row = openElement(pdf, element, { type: 'TR' });
  const cells = band.cells.map(({ isHeader, alt }) => {
    const cell = openElement(pdf, row, isHeader ? { type: 'TH', scope: 'Row' } : { type: 'TD' });
    return alt === undefined ? cell : openElement(pdf, cell, { type: 'Span', alt });
  });
  const put = (index: number, draw: () => void) => cells[index]?.add(draw);
  const fitsOnPage = held <= contentHeight - bandHeight(head);
  if (held > roomLeft(pdf) && (fitsOnPage || roomLeft(pdf) < contentHeight / 4))
    continueOnNextPage(pdf, head);
  let rest: Band | null = band;
  while (rest) {
    rest = drawBand(pdf, rest, put);
    if (rest) continueOnNextPage(pdf, head);
  }
}

function continueOnNextPage(pdf: Pdf, head: Band): void {
  newPage(pdf);
  drawBand(pdf, head, (_, draw) => drawArtifact(pdf, 'Pagination', draw));
}

const captionOf = (pdf: Pdf, caption: string): string[] =>
  wrapText(pdf.doc, { text: drawable(caption), width: contentWidth, style: styles.caption });

const captionHeight = (lines: readonly string[]): number =>
  lines.length === 0
    ? 0
    : styles.caption.before + lines.length * styles.caption.leading + styles.caption.after;

function drawCaption(pdf: Pdf, element: PDFKit.PDFStructureElement, lines: readonly string[]): void {
  if (lines.length === 0) return;
  leaveRoom(pdf, styles.caption.before);
  const caption = openElement(pdf, element, { type: 'Caption' });
  flowLines(pdf, caption, { lines, style: styles.caption });
  pdf.y += styles.caption.after;
}

/** Counts the first rows to keep together: all those of a short table, which is not split. */
function firstRows(bands: readonly Band[], below: number): number {
  const whole = bands.reduce((sum, band) => sum + bandHeight(band), below);
  return whole <= wholeUpTo ? whole : Math.min(heldHeight(bands, 0, below), wholeUpTo);
}

/**
 * Gives the height that must stay on one page: a subtotal stays with the row after it, a total is never alone at the
 * top of a page, and the last row stays with what stands below it.
 */
function heldHeight(bands: readonly Band[], index: number, below: number): number {
  const [band, next] = [bands[index], bands[index + 1]];
  if (!band) return 0;
  const isHeld = next && (band.look === 'subtotal' || next.look === 'total');
  return bandHeight(band) + (next ? (isHeld ? heldHeight(bands, index + 1, below) : 0) : below);
}
