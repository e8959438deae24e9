import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawPage } from './lecture.ts';
import { withPdf } from './open-pdf.ts';
import { textOfPdf } from './pdf-text.ts';
import { aPdf, aPdfWith } from './test/test-papiers.ts';

const pour = 'une-personne';

const sizeOf = async (bytes: Uint8Array) => {
  const { width, height } = await loadImage(Buffer.from(bytes));
  return [width, height];
};

describe('a page of a file', () => {
  it('is drawn with its words and their places', async () => {
    const devis = await aPdf((doc) => {
      doc.text('Location de bateau', 60, 80, { lineBreak: false });
      doc
        .addPage({ size: 'A4', margin: 0, layout: 'landscape' })
        .text('Total 960', 60, 80, { lineBreak: false });
    });
    const first = await drawPage(devis, 1, { pour });
    const second = await drawPage(devis, 2, { pour });
    if (!first.ok || !second.ok || !first.value || !second.value) throw new Error('not drawn');
    expect(first.value).toMatchObject({ pages: 2, largeur: 1131, hauteur: 1600 });
    expect(await sizeOf(first.value.jpeg)).toEqual([1131, 1600]);
    expect(first.value.lignes.flat()).toMatchObject([{ texte: 'Location de bateau' }]);
    expect(first.value.lignes[0]?.[0]?.place.x).toBeCloseTo(60 / 595.28, 2);
    expect(second.value).toMatchObject({ largeur: 1600, hauteur: 1131, lignes: [[{ texte: 'Total 960' }]] });
    expect(await drawPage(devis, 3, { pour })).toEqual({ ok: true, value: null });
  });

  it.each(['jpeg', 'png'] as const)(
    'of a photo (%s) is the photo, smaller, and its only one',
    async (kind) => {
      const photo = await createCanvas(3200, 800).encode(kind as 'png');
      const drawn = await drawPage(photo, 1, { pour });
      expect(drawn).toMatchObject({ ok: true, value: { pages: 1, largeur: 1600, hauteur: 400, lignes: [] } });
      expect(await drawPage(photo, 2, { pour })).toEqual({ ok: true, value: null });
    },
  );
});

describe('a hostile file costs a refusal and nothing else', () => {
  it('with more pages than are shown', async () => {
    expect(await drawPage(aPdfWith({ pages: 10_000 }), 1, { pour })).toEqual({
      ok: false,
      refus: 'trop-lourd',
    });
  });

  it('with a page as large as a country, or as narrow as a hair: it is drawn at the size of any page', async () => {
    for (const [box, size] of [
      ['0 0 900000000 900000000', [1600, 1600]],
      ['0 0 1 900000000', [1, 1600]],
      ['0 0 0 0', [1236, 1600]],
    ] as const) {
      const drawn = await drawPage(aPdfWith({ box }), 1, { pour });
      if (!drawn.ok || !drawn.value) throw new Error(`not drawn: ${box}`);
      expect([drawn.value.largeur, drawn.value.hauteur]).toEqual(size);
    }
  });

  it('with a letter that draws itself without end, or a form within itself', async () => {
    const drawings = [
      aPdfWith({ content: 'BT /F2 12 Tf 72 720 Td (aaaa) Tj ET' }),
      aPdfWith({ content: '/X1 Do' }),
    ];
    for (const pdf of drawings) {
      const drawn = await drawPage(pdf, 1, { pour });
      // Whether the library sees the loop or the process is killed, another file is drawn after it.
      if (!drawn.ok) expect(drawn.refus).toMatch(/illisible|trop-lourd/);
    }
    expect(await drawPage(aPdfWith({}), 1, { pour })).toMatchObject({ ok: true });
  });

  it('with more pieces of text than a paper holds, which is seen before all are read', async () => {
    const content = `BT /F1 1 Tf ${'1 0 0 1 5 5 Tm (a) Tj 1 0 0 1 90 90 Tm (b) Tj '.repeat(200_000)}ET`;
    const much = aPdfWith({ content, deflates: true });
    expect(much.length).toBeLessThan(100_000);
    await expect(withPdf(much, 1e6, (pdf) => textOfPdf(pdf, 1))).rejects.toMatchObject({
      refus: 'trop-lourd',
    });
  });

  it('that swells, takes too long, is cut, is closed by a password, or is no file that is drawn', async () => {
    const much = aPdfWith({ content: ' '.repeat(30_000_000), deflates: true });
    expect(much.length).toBeLessThan(100_000);
    expect(await drawPage(much, 1, { pour, maxMemoire: 1 })).toEqual({ ok: false, refus: 'trop-lourd' });
    expect(await drawPage(much, 1, { pour, maxMs: 1 })).toEqual({ ok: false, refus: 'trop-lourd' });
    const illisible = { ok: false, refus: 'illisible' };
    const closed = await aPdf((doc) => doc.text('Secret', 60, 80), { userPassword: 'secret' });
    expect(await drawPage(closed, 1, { pour })).toEqual({ ok: false, refus: 'ferme' });
    expect(await drawPage(closed.subarray(0, 200), 1, { pour })).toEqual(illisible);
    expect(await drawPage(Buffer.from('%PDF-'), 1, { pour })).toEqual(illisible);
    expect(await drawPage(Buffer.from('rien du tout'), 1, { pour })).toEqual(illisible);
    expect(await drawPage(aPdfWith({}), 1, { pour })).toMatchObject({ ok: true });
  });
});
