import { drawArtifact, drawLines, ensureRoom, flowLines, openElement, type Pdf, startBlock } from './pdf.ts';
import { drawable } from './pdf-fonts.ts';
import { colours, contentWidth, sheet, styles, type TextStyle, wholeUpTo } from './pdf-style.ts';
import { spoken } from './unknown-value.ts';
import { wrapText } from './wrap-text.ts';

/** A null value shows as « – » and is read aloud as « non renseigné ». */
export type Fact = { label: string; value: string | null };

/**
 * Draws labels and values as a list of terms, side by side; a long value goes below its label. A short list stays whole;
 * of a longer one, neither the first term nor the last stands apart from its neighbour.
 */
export function facts(pdf: Pdf, rows: readonly Fact[]): void {
  const laid = rows.map((row) => layFact(pdf, row));
  const [first] = laid;
  if (!first) return;
  const whole = laid.reduce((sum, one) => sum + one.height, 0);
  const withNext = (index: number) => (laid[index]?.least ?? 0) + (laid[index + 1]?.least ?? 0);
  startBlock(pdf, { height: whole <= wholeUpTo ? whole : withNext(0) });
  const list = openElement(pdf, pdf.root, { type: 'L' });
  for (const [index, fact] of laid.entries()) {
    if (index === laid.length - 2) ensureRoom(pdf, withNext(index));
    drawFact(pdf, list, fact);
  }
  list.end();
  pdf.y += 6;
}

const labelWidth = Math.round(contentWidth * 0.36);
const gap = 14;
const padding = 3.5;
const longValueLines = 5;

type LaidFact = {
  labelLines: readonly string[];
  valueLines: readonly string[];
  isBelow: boolean;
  alt: string | undefined;
  /** The whole height, and that of the part that must stay on one page. */
  height: number;
  least: number;
};

function layFact(pdf: Pdf, { label, value }: Fact): LaidFact {
  const { text, alt } = spoken(value);
  const wrap = (given: string, width: number, style: TextStyle) =>
    wrapText(pdf.doc, { text: drawable(given), width, style });
  const beside = wrap(text, contentWidth - labelWidth - gap, styles.value);
  const isBelow = beside.length > longValueLines;
  const labelLines = wrap(label, isBelow ? contentWidth : labelWidth, styles.label);
  const labelHeight = labelLines.length * styles.label.leading;
  const valueLines = isBelow ? wrap(text, contentWidth, styles.value) : beside;
  const valueHeight = valueLines.length * styles.value.leading;
  const height = (isBelow ? labelHeight + 2 + valueHeight : Math.max(labelHeight, valueHeight)) + 2 * padding;
  const least = isBelow ? labelHeight + 3 * styles.value.leading + 2 * padding : height;
  return { labelLines, valueLines, isBelow, alt, height, least };
}

function drawFact(pdf: Pdf, list: PDFKit.PDFStructureElement, fact: LaidFact): void {
  const { labelLines, valueLines, isBelow, alt, least } = fact;
  ensureRoom(pdf, least);
  const item = openElement(pdf, list, { type: 'LI' });
  const term = openElement(pdf, item, { type: 'Lbl' });
  const body = openElement(pdf, item, { type: 'LBody' });
  const said = alt === undefined ? body : openElement(pdf, body, { type: 'Span', alt });
  pdf.y += padding;
  if (isBelow) {
    flowLines(pdf, term, { lines: labelLines, style: styles.label });
    pdf.y += 2;
    flowLines(pdf, said, { lines: valueLines, style: styles.value });
    pdf.y += padding;
  } else {
    const top = pdf.y;
    term.add(() => drawLines(pdf, { lines: labelLines, style: styles.label }, top));
    const x = sheet.left + labelWidth + gap;
    said.add(() => drawLines(pdf, { lines: valueLines, style: styles.value, x }, top));
    pdf.y = top + least - padding;
  }
  rule(pdf);
}

function rule(pdf: Pdf): void {
  drawArtifact(pdf, 'Layout', () => {
    pdf.doc
      .moveTo(sheet.left, pdf.y)
      .lineTo(sheet.left + contentWidth, pdf.y)
      .lineWidth(0.5)
      .stroke(colours.line);
  });
}
