import { describe, expect, it } from 'vitest';
import { readPdfText } from './lecture.ts';
import { textOfLigne, textOfPages } from './papier-lu.ts';
import { aPdf, aPdfOfPages } from './test/test-papiers.ts';

const pour = 'une-personne';

describe('the text of a PDF', () => {
  it('comes line by line, from top to bottom, with the place of each word', async () => {
    const bytes = await aPdf((doc) => {
      doc.text('FR76 1589 9087 1400 0284 6194 053', 200, 300, { lineBreak: false });
      doc.text('IBAN', 80, 300, { lineBreak: false });
      doc.text('Titulaire : Cercle de voile', 80, 100, { lineBreak: false });
    });
    const read = await readPdfText(bytes, { pour });
    if (!read.ok) throw new Error(read.refus);
    const [page] = read.value;
    expect(page?.lignes.map(textOfLigne)).toEqual([
      'Titulaire : Cercle de voile',
      'IBAN FR76 1589 9087 1400 0284 6194 053',
    ]);
    const place = page?.lignes[1]?.[1]?.place;
    expect(place?.x).toBeCloseTo(200 / 595, 1);
    expect(place?.y).toBeCloseTo(300 / 842, 1);
  });

  it('is read in the first pages only, however many a file says it has', async () => {
    const read = await readPdfText(aPdfOfPages(2_000_000_000), { pour, maxPages: 2 });
    if (!read.ok) throw new Error(read.refus);
    expect(read.value).toHaveLength(2);
    expect(textOfPages(read.value)).toContain('une page');
  });

  it('is refused when the file is too big, damaged or no PDF, and the next one is read', async () => {
    expect(await readPdfText(new Uint8Array(11), { pour, maxOctets: 10 })).toEqual({
      ok: false,
      refus: 'trop-lourd',
    });
    expect(await readPdfText(Buffer.from('%PDF-1.7\nrien'), { pour })).toEqual({
      ok: false,
      refus: 'illisible',
    });
    expect(await readPdfText(Buffer.from('%PDF-1.7\n'), { pour, maxMs: 0 })).toMatchObject({ ok: false });
    expect(await readPdfText(aPdfOfPages(2), { pour })).toMatchObject({ ok: true });
  });
});
