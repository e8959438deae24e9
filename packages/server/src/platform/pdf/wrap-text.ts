import type { TextStyle } from './pdf-style.ts';

export const textWidth = (doc: PDFKit.PDFDocument, text: string, style: TextStyle): number =>
  doc.font(style.font).fontSize(style.size).widthOfString(text);

export type Wrapping = { text: string; width: number; style: TextStyle };

/**
 * Breaks a text into lines, only at ordinary spaces and line breaks, so that « 12 500 € » and « Fait à : » hold
 * together. A word longer than the line is broken after a hyphen, a slash or an underscore, or else anywhere.
 */
export function wrapText(doc: PDFKit.PDFDocument, { text, width, style }: Wrapping): string[] {
  const measure = (piece: string) => textWidth(doc, piece, style);
  const space = measure(' ');
  return text.split('\n').flatMap((paragraph) => {
    const words = paragraph
      .split(/ +/)
      .filter(Boolean)
      .flatMap((word) => cutWord(word, width, measure));
    return words.length === 0 ? [''] : fillLines(words, { width, measure, space });
  });
}

type Measure = (piece: string) => number;
/** `isJoined` means that this piece continues the word before it, without a space. */
type Piece = { text: string; isJoined: boolean };

function fillLines(pieces: Piece[], given: { width: number; measure: Measure; space: number }): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { text, isJoined } of pieces) {
    const length = given.measure(text);
    const gap = line === '' || isJoined ? 0 : given.space;
    if (line !== '' && used + gap + length > given.width) {
      lines.push(line);
      line = text;
      used = length;
    } else {
      line += (gap > 0 ? ' ' : '') + text;
      used += gap + length;
    }
  }
  return [...lines, line];
}

function cutWord(word: string, width: number, measure: Measure): Piece[] {
  if (measure(word) <= width) return [{ text: word, isJoined: false }];
  return word
    .split(/(?<=[-–/_@.])/)
    .flatMap((part) => (measure(part) <= width ? [part] : cutAnywhere(part, width, measure)))
    .map((text, index) => ({ text, isJoined: index > 0 }));
}

function cutAnywhere(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && measure(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}
