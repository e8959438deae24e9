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
type Place = { style?: TextStyle; followedBy?: number };

/** A paragraph up to this long is never cut from what follows it; a longer one keeps its last lines there. */
const [shortLines, lastLines] = [5, 3];

/** Draws a paragraph with its line breaks; null shows as « – » and is read aloud as « non renseigné ». */
export function paragraph(
  pdf: Pdf,
  given: RichText | null,
  { style = styles.text, followedBy = 0 }: Place = {},
): void {
  const { text, alt } = given === null || typeof given === 'string' ? spoken(given) : { text: given };
  const lines = richLines(pdf.doc, { text, width: contentWidth, style });
  const kept = followedBy === 0 ? 0 : lines.length <= shortLines ? lines.length : lastLines;
  const keptHeight = kept === 0 ? 0 : kept * style.leading + style.after + followedBy;
  const isWhole = kept === lines.length;
  startBlock(pdf, {
    before: style.before,
    height: isWhole ? keptHeight : Math.min(lines.length, 2) * style.leading,
  });
  const element = openElement(pdf, pdf.root, { type: 'P' });
  const said = alt === undefined ? element : openElement(pdf, element, { type: 'Span', alt });
  flowLines(pdf, said, { lines: lines.slice(0, lines.length - kept), style });
  if (!isWhole) ensureRoom(pdf, keptHeight);
  flowLines(pdf, said, { lines: lines.slice(lines.length - kept), style });
  element.end();
  pdf.y += style.after;
}

const bulletIndent = 14;

type List = { isNumbered?: boolean } & Pick<Place, 'followedBy'>;

/** Draws a list; `isNumbered` gives each of its points its number. */
export function bullets(
  pdf: Pdf,
  items: readonly RichText[],
  { isNumbered = false, followedBy = 0 }: List = {},
): void {
  const { leading, after } = styles.text;
  const keptHeight = followedBy === 0 ? 0 : after + followedBy;
  startBlock(pdf, { height: 2 * leading + (items.length === 1 ? keptHeight : 0) });
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
