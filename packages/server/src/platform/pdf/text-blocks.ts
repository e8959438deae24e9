import {
  drawArtifact,
  drawLines,
  ensureRoom,
  flowLines,
  leaveRoom,
  openElement,
  type Pdf,
  startBlock,
} from './pdf.ts';
import { drawable } from './pdf-fonts.ts';
import {
  colours,
  contentWidth,
  type HeadingLevel,
  headings,
  sheet,
  styles,
  type TextStyle,
  wholeUpTo,
} from './pdf-style.ts';
import { type RichText, richLines } from './rich-text.ts';
import { spoken } from './unknown-value.ts';
import { wrapText } from './wrap-text.ts';

/** Draws a heading with the block that follows it, and adds it to the bookmarks. */
export const heading = (pdf: Pdf, level: HeadingLevel, text: string): void =>
  headingAs(pdf, level, { text, style: headings[level] });

/** Draws a heading of this level with another look, such as the object of a letter. */
export function headingAs(
  pdf: Pdf,
  level: HeadingLevel,
  { text: given, style }: { text: string; style: TextStyle },
): void {
  const text = drawable(given);
  const lines = wrapText(pdf.doc, { text, width: contentWidth, style });
  const height = style.before + lines.length * style.leading + style.after;
  const draw = () => {
    leaveRoom(pdf, style.before);
    addBookmark(pdf, level, text);
    const element = openElement(pdf, pdf.root, { type: `H${level}` });
    flowLines(pdf, element, { lines, style });
    element.end();
    pdf.y += style.after;
  };
  pdf.waiting.push({ height, draw });
}

/** The look of a block, and the height of what must stand on the page of its last lines, such as a signature. */
type Place = {
  style?: TextStyle;
  followedBy?: number;
  /** True when it says what comes next (« … certifie que : »), with which it is drawn, as a heading is. */
  announces?: boolean;
};

/**
 * A paragraph up to this long is never cut; a longer one has two lines at least on each page, and its last ones stay with
 * what follows it.
 */
const [shortLines, endLines, heldLines] = [5, 2, 3];

/** Draws a paragraph with its line breaks; null shows as « – » and is read aloud as « non renseigné ». */
export function paragraph(pdf: Pdf, given: RichText | null, place: Place = {}): void {
  const { style = styles.text, followedBy = 0, announces = false } = place;
  const { text, alt } = given === null || typeof given === 'string' ? spoken(given) : { text: given };
  const lines = richLines(pdf.doc, { text, width: contentWidth, style });
  const draw = (kept: number, keptHeight: number) => {
    const element = openElement(pdf, pdf.root, { type: 'P' });
    const said = alt === undefined ? element : openElement(pdf, element, { type: 'Span', alt });
    flowLines(pdf, said, { lines: lines.slice(0, lines.length - kept), style });
    if (kept < lines.length) ensureRoom(pdf, keptHeight);
    flowLines(pdf, said, { lines: lines.slice(lines.length - kept), style });
    element.end();
    pdf.y += style.after;
  };
  if (announces) {
    const height = style.before + lines.length * style.leading + style.after;
    pdf.waiting.push({
      height,
      draw: () => {
        leaveRoom(pdf, style.before);
        draw(lines.length, height);
      },
    });
    return;
  }
  const kept = lines.length <= shortLines ? lines.length : followedBy === 0 ? endLines : heldLines;
  const keptHeight = kept * style.leading + (followedBy === 0 ? 0 : style.after + followedBy);
  startBlock(pdf, {
    before: style.before,
    height: kept === lines.length ? keptHeight : endLines * style.leading,
  });
  draw(kept, keptHeight);
}

const bulletIndent = 14;

type List = { isNumbered?: boolean } & Pick<Place, 'followedBy'>;

/** Draws a list, a short one whole; `isNumbered` gives each of its points its number. */
export function bullets(
  pdf: Pdf,
  items: readonly RichText[],
  { isNumbered = false, followedBy = 0 }: List = {},
): void {
  const { leading, after } = styles.text;
  const keptHeight = followedBy === 0 ? 0 : after + followedBy;
  const width = contentWidth - bulletIndent;
  const heights = items.map(
    (text) => richLines(pdf.doc, { text, width, style: styles.text }).length * leading + 2,
  );
  const whole = heights.reduce((sum, one) => sum + one, keptHeight);
  startBlock(pdf, { height: whole <= wholeUpTo ? whole : Math.min(heights[0] ?? 0, wholeUpTo) });
  const list = openElement(pdf, pdf.root, { type: 'L' });
  for (const [index, item] of items.entries())
    drawBullet(pdf, list, {
      item,
      label: isNumbered ? `${index + 1}.` : '•',
      below: index === items.length - 1 ? keptHeight : 0,
    });
  list.end();
  pdf.y += after;
}

/** A point, and the height that must stand on the page where it ends. */
type Bullet = { item: RichText; label: string; below: number };

function drawBullet(pdf: Pdf, list: PDFKit.PDFStructureElement, { item, label, below }: Bullet): void {
  const style = styles.text;
  const width = contentWidth - bulletIndent;
  const lines = richLines(pdf.doc, { text: item, width, style });
  ensureRoom(pdf, lines.length * style.leading + (below === 0 ? 0 : below + 2));
  const one = openElement(pdf, list, { type: 'LI' });
  const mark = openElement(pdf, one, { type: 'Lbl' });
  mark.add(() => drawLines(pdf, { lines: [label], style, x: sheet.left + (label === '•' ? 3 : 0) }, pdf.y));
  const body = openElement(pdf, one, { type: 'LBody' });
  flowLines(pdf, body, { lines, style, x: sheet.left + bulletIndent });
  pdf.y += 2;
}

const bandPadding = 10;

/** Draws a warning that nobody can miss: a first line in bold, then the rest, never split. */
export function band(pdf: Pdf, { title, text }: { title: string; text: string }): void {
  const width = contentWidth - 2 * bandPadding - 4;
  const x = sheet.left + bandPadding + 4;
  const parts = [
    { style: styles.bandStrong, given: title },
    { style: styles.band, given: text },
  ].map(({ style, given }) => ({
    style,
    x,
    lines: wrapText(pdf.doc, { text: drawable(given), width, style }),
  }));
  const height =
    parts.reduce((sum, { lines, style }) => sum + lines.length * style.leading, 0) + 2 * bandPadding;
  startBlock(pdf, { before: 8, height });
  drawArtifact(pdf, 'Layout', () => {
    pdf.doc.rect(sheet.left, pdf.y, contentWidth, height).fill(colours.band);
    pdf.doc.rect(sheet.left, pdf.y, 4, height).fill(colours.bandEdge);
  });
  pdf.y += bandPadding;
  for (const part of parts) {
    const element = openElement(pdf, pdf.root, { type: 'P' });
    flowLines(pdf, element, part);
    element.end();
  }
  pdf.y += bandPadding + 8;
}

function addBookmark(pdf: Pdf, level: HeadingLevel, text: string): void {
  if (level === 1) return;
  const parent = pdf.bookmarks.slice(0, level - 2).at(-1) ?? pdf.doc.outline;
  pdf.bookmarks = [...pdf.bookmarks.slice(0, level - 2), parent.addItem(text)];
}
