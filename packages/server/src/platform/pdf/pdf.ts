import { contentHeight, contentWidth, sheet, type TextStyle } from './pdf-style.ts';
import type { TextLine } from './rich-text.ts';
import { textWidth } from './wrap-text.ts';

/** A document being drawn: `y` is where the next block starts, `root` the element `Document` of its structure. */
export type Pdf = {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  y: number;
  /** The parents of the next deeper bookmarks, by heading level. */
  bookmarks: PDFKit.PDFOutline[];
  /** Headings are drawn with the block they announce, so that none is left alone at the end of a page. */
  waiting: WaitingHeading[];
};

export type WaitingHeading = { height: number; draw: () => void };

const floor = sheet.height - sheet.bottom;

const isAtTop = (pdf: Pdf): boolean => pdf.y <= sheet.top;
export const roomLeft = (pdf: Pdf): number => floor - pdf.y;

export function newPage(pdf: Pdf): void {
  pdf.doc.addPage();
  pdf.y = sheet.top;
}

/**
 * Begins a block, with the height that its beginning needs, and draws the headings that wait for it; every block calls
 * this first.
 */
export function startBlock(pdf: Pdf, { before = 0, height }: { before?: number; height: number }): void {
  const { waiting } = pdf;
  pdf.waiting = [];
  ensureRoom(pdf, waiting.reduce((sum, one) => sum + one.height, 0) + before + height);
  for (const { draw } of waiting) draw();
  leaveRoom(pdf, before);
}

/**
 * Starts a page when a block that must hold together does not fit here; a block taller than a page flows over
 * several.
 */
export function ensureRoom(pdf: Pdf, height: number): void {
  if (height > roomLeft(pdf) && !isAtTop(pdf) && height <= contentHeight) newPage(pdf);
}

/** Leaves room before a block, except at the top of a page. */
export function leaveRoom(pdf: Pdf, height: number): void {
  if (!isAtTop(pdf)) pdf.y += height;
}

/** Adds an element of the document structure as the last child of `parent`; the caller must end it. */
export function openElement(
  pdf: Pdf,
  parent: PDFKit.PDFStructureElement,
  /** A picture says where it stands on its page. */
  tag: { type: string; alt?: string; scope?: 'Column' | 'Row'; bbox?: [number, number, number, number] },
): PDFKit.PDFStructureElement {
  const { type, ...options } = tag;
  const element = pdf.doc.struct(type, options);
  parent.add(element);
  return element;
}

/** Draws what screen readers must skip: rules, backgrounds, header and footer lines. */
export function drawArtifact(pdf: Pdf, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.doc.markContent('Artifact', { type });
  draw();
  pdf.doc.endMarkedContent();
}

export type Line = { text: string; x: number; y: number; style: TextStyle };

/** Draws one line of text; `y` is the top of the line, whatever its leading. */
export function drawLine(pdf: Pdf, { text, x, y, style }: Line): void {
  if (text === '') return;
  const { doc } = pdf;
  doc.font(style.font).fontSize(style.size).fillColor(style.colour);
  const top = y + (style.leading - doc.currentLineHeight()) / 2;
  doc.text(text, x, top, { lineBreak: false });
}

export type Flow = {
  lines: readonly TextLine[];
  style: TextStyle;
  x?: number;
  width?: number;
  align?: 'left' | 'right';
};

/** Draws the lines of an element over as many pages as they need. */
export function flowLines(pdf: Pdf, element: PDFKit.PDFStructureElement, flow: Flow): void {
  let rest = flow.lines;
  while (rest.length > 0) {
    if (roomLeft(pdf) < flow.style.leading) newPage(pdf);
    const count = Math.floor(roomLeft(pdf) / flow.style.leading);
    const here = rest.slice(0, count);
    element.add(() => drawLines(pdf, { ...flow, lines: here }, pdf.y));
    pdf.y += here.length * flow.style.leading;
    rest = rest.slice(count);
  }
}

/** Draws lines one below the other from `top`, without checking the end of the page. */
export function drawLines(pdf: Pdf, flow: Flow, top: number): void {
  const { lines, style, x = sheet.left, width = contentWidth, align = 'left' } = flow;
  for (const [index, line] of lines.entries()) {
    const segments = typeof line === 'string' ? [{ text: line, style }] : line;
    const widths = segments.map((one) => textWidth(pdf.doc, one.text, one.style));
    const sum = widths.reduce((before, one) => before + one, 0);
    let at = align === 'right' ? x + width - sum : x;
    for (const [place, segment] of segments.entries()) {
      drawLine(pdf, { ...segment, x: at, y: top + index * style.leading });
      at += widths[place] ?? 0;
    }
  }
}
