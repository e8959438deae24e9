import type { Canvas } from '@napi-rs/canvas';
import { drawPdfPage, isPdf } from './drawn-page.ts';
import { withPdf } from './open-pdf.ts';
import type { LimitesLecture, PageDessinee, ScannedPage } from './papier-lu.ts';
import { textOfPage } from './pdf-text.ts';
import { drawnPhoto, reduced } from './picture.ts';
import { ReadRefused } from './refus-de-lire.ts';

/**
 * The longest side of a drawn page, in pixels: small print can still be read when the page is shown larger than its
 * pane.
 */
const side = 1600;

/**
 * Draws one page as it looks on paper; only that page is read. Null when the file has no such page: a photo has only
 * page 1.
 */
export async function drawPage(
  bytes: Uint8Array,
  { maxPixels, maxPages }: LimitesLecture,
  page: number,
): Promise<PageDessinee | null> {
  if (!isPdf(bytes))
    return page === 1 ? shown(reduced(await drawnPhoto(bytes, maxPixels), side), 1, []) : null;
  return withPdf(bytes, maxPixels, async (pdf) => {
    if (pdf.numPages > maxPages) throw new ReadRefused('trop-lourd');
    if (page > pdf.numPages) return null;
    const read = await pdf.getPage(page);
    // The text comes first: a page that holds too much of it is refused before it is drawn.
    const { lignes } = await textOfPage(read);
    const image = await drawPdfPage(read, side);
    return shown(image, pdf.numPages, lignes);
  });
}

const shown = async (image: Canvas, pages: number, lignes: ScannedPage['lignes']): Promise<PageDessinee> => ({
  pages,
  lignes,
  jpeg: new Uint8Array(await image.encode('jpeg', 80)),
  largeur: image.width,
  hauteur: image.height,
});
