import { createRequire } from 'node:module';
import { espacesInsecables } from '@asso/domain/identifiants/typographie';
import { type Font, openSync } from 'fontkit';
import type { TextStyle } from './pdf-style.ts';

/** Registers the fonts, read once: reading them takes ten times as long as drawing a short document. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, font] of Object.entries(loadFonts())) {
    // pdfkit accepts a font that is already open, but its types do not say so yet.
    doc.registerFont(name, font as unknown as Buffer);
  }
}

/**
 * Makes a text drawable: accents are composed, non-breaking spaces keep « : » with its word, only line breaks remain
 * among control characters, and « � » replaces what the font lacks.
 */
export function drawable(text: string): string {
  const clean = espacesInsecables(text)
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Cc}/gu, (one) => (one === '\n' ? one : ''));
  return Array.from(clean, (one) => (one === '\n' || isKnown(one) ? one : '\ufffd')).join('');
}

const files: Record<TextStyle['font'], string> = {
  regular: 'DejaVuSansCondensed.ttf',
  bold: 'DejaVuSansCondensed-Bold.ttf',
};

let fonts: Record<TextStyle['font'], Font> | null = null;

function loadFonts(): Record<TextStyle['font'], Font> {
  fonts ??= { regular: load(files.regular), bold: load(files.bold) };
  return fonts;
}

function load(file: string): Font {
  const path = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`);
  const font = openSync(path);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
  nameGlyphs(font);
  return font;
}

/**
 * fontkit remembers a glyph as it first met it: an « E » first met as a part of « É » would stand for no letter in
 * later documents. So every glyph is met by its own letter first, except ligatures, so that « ﬁ » stays an f and an
 * i.
 */
function nameGlyphs(font: Font): void {
  for (const codePoint of font.characterSet) {
    if (codePoint < 0xfb00 || codePoint > 0xfb06) font.glyphForCodePoint(codePoint);
  }
}

const known = new Map<string, boolean>();

function isKnown(character: string): boolean {
  const seen = known.get(character);
  if (seen !== undefined) return seen;
  const codePoint = character.codePointAt(0) ?? 0;
  const isInFonts = Object.values(loadFonts()).every((font) => font.hasGlyphForCodePoint(codePoint));
  known.set(character, isInFonts);
  return isInFonts;
}
