// A text may have bold words: its lines are then made of segments, each with its own style.
import { drawable } from './pdf-fonts.ts';
import type { TextStyle } from './pdf-style.ts';
import { textWidth, wrapText } from './wrap-text.ts';

/** A run is a part of a text with the same weight. */
export type Run = { text: string; isStrong?: boolean };
/** A plain text, or one with bold words. */
export type RichText = string | readonly Run[];
export type Segment = { text: string; style: TextStyle };
export type TextLine = string | readonly Segment[];

type Wrapping = { text: RichText; width: number; style: TextStyle };

/** Breaks a text into lines at ordinary spaces and line breaks, as `wrapText` does, whatever its weights. */
export function richLines(doc: PDFKit.PDFDocument, { text, width, style }: Wrapping): TextLine[] {
  if (typeof text === 'string') return wrapText(doc, { text: drawable(text), width, style });
  const segments = text.map((run) => ({
    text: drawable(run.text),
    style: run.isStrong ? { ...style, font: 'bold' as const } : style,
  }));
  return paragraphsOf(segments).flatMap((words) => fillLines(doc, words, { width, style }));
}

/** A word is made of the pieces that no space separates: « **important**, » has two. */
type Word = readonly Segment[];

function paragraphsOf(segments: readonly Segment[]): Word[][] {
  const paragraphs: Word[][] = [[]];
  let word: Segment[] = [];
  const endWord = () => {
    if (word.length > 0) paragraphs.at(-1)?.push(word);
    word = [];
  };
  for (const { text, style } of segments) {
    for (const piece of text.split(/( +|\n)/)) {
      if (piece === '') continue;
      if (piece === '\n') {
        endWord();
        paragraphs.push([]);
      } else if (piece.trim() === '' && /^ +$/.test(piece)) endWord();
      else word.push({ text: piece, style });
    }
  }
  endWord();
  return paragraphs;
}

function fillLines(
  doc: PDFKit.PDFDocument,
  words: readonly Word[],
  { width, style }: { width: number; style: TextStyle },
): TextLine[] {
  const lines: Segment[][] = [[]];
  let used = 0;
  const space = textWidth(doc, ' ', style);
  for (const word of words.flatMap((one) => cutWord(doc, one, width))) {
    const length = word.reduce((sum, one) => sum + textWidth(doc, one.text, one.style), 0);
    const isFirst = lines.at(-1)?.length === 0;
    if (!isFirst && used + space + length > width) {
      lines.push([...word]);
      used = length;
    } else {
      lines[lines.length - 1] = joined(lines.at(-1) ?? [], word, isFirst);
      used += length + (isFirst ? 0 : space);
    }
  }
  return lines;
}

/** Cuts a word longer than the line where `wrapText` would cut each of its pieces. */
const cutWord = (doc: PDFKit.PDFDocument, word: Word, width: number): Word[] =>
  word.reduce((sum, one) => sum + textWidth(doc, one.text, one.style), 0) <= width
    ? [word]
    : word.flatMap(({ text, style }) =>
        wrapText(doc, { text, width, style }).map((part) => [{ text: part, style }]),
      );

/** Joins a word to a line; the space before it has the weight of what comes before. */
function joined(line: readonly Segment[], word: Word, isFirst: boolean): Segment[] {
  const [first, ...others] = word;
  const last = line.at(-1);
  if (isFirst || !first || !last) return [...word];
  if (last.style.font === first.style.font)
    return [...line.slice(0, -1), { ...last, text: `${last.text} ${first.text}` }, ...others];
  return [...line.slice(0, -1), { ...last, text: `${last.text} ` }, first, ...others];
}
