import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { registerFonts } from './pdf-fonts.ts';
import { styles } from './pdf-style.ts';
import { textWidth, wrapText } from './wrap-text.ts';

const doc = new PDFDocument({ autoFirstPage: false });
registerFonts(doc);
const style = styles.text;
const wrap = (text: string, like: string) =>
  wrapText(doc, { text, width: textWidth(doc, like, style) + 0.1, style });

describe('wrapText', () => {
  it('fills lines word by word', () => {
    expect(wrap('un deux trois quatre', 'un deux trois')).toEqual(['un deux trois', 'quatre']);
  });

  it('keeps together what a no-break space joins', () => {
    expect(wrap('la somme de 12\u202f500\u00a0€', 'la somme de 12')).toEqual([
      'la somme de',
      '12\u202f500\u00a0€',
    ]);
  });

  it('keeps line breaks and empty lines', () => {
    expect(wrap('un\n\ndeux', 'un deux trois')).toEqual(['un', '', 'deux']);
  });

  it('cuts a word that is longer than the line after its hyphens', () => {
    expect(wrap('Saint-Germain-en-Laye', 'Saint-Germain-')).toEqual(['Saint-Germain-', 'en-Laye']);
  });

  it('cuts a word without hyphen where the line ends, and loses none of it', () => {
    const lines = wrap('aaaaaaaaaaaaaaaaaaaaaaa fin', 'aaaaaaaaaa');
    expect(lines).toEqual(['aaaaaaaaaa', 'aaaaaaaaaa', 'aaa fin']);
  });

  it('gives one empty line for an empty text', () => {
    expect(wrap('', 'un')).toEqual(['']);
  });
});
