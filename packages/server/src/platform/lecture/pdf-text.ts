import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { groupLines } from './lignes.ts';
import type { MotRead, ScannedPage } from './papier-lu.ts';
import { ReadRefused } from './refus-de-lire.ts';

export async function textOfPdf(pdf: PDFDocumentProxy, maxPages: number): Promise<ScannedPage[]> {
  const pages: ScannedPage[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
    const page = await pdf.getPage(number);
    pages.push(await textOfPage(page));
    page.cleanup();
  }
  return pages;
}

type Item = { str: string; transform: number[]; width: number; height: number };

/** The most pieces of text of a page: with more, it is no paper that somebody wrote, and it is refused unread. */
const maxItems = 20_000;

export async function textOfPage(page: PDFPageProxy): Promise<ScannedPage> {
  const view = page.getViewport({ scale: 1 });
  const mots = (await itemsOf(page))
    .filter((item): item is Item & typeof item => 'str' in item && item.str.trim() !== '')
    .map((item): MotRead => {
      const [x = 0, y = 0] = view.convertToViewportPoint(item.transform[4], item.transform[5]);
      const hauteur = item.height || Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0);
      return {
        texte: item.str.trim(),
        confiance: 100,
        place: {
          x: x / view.width,
          y: (y - hauteur) / view.height,
          largeur: item.width / view.width,
          hauteur: (hauteur * 1.2) / view.height,
        },
      };
    });
  return { lignes: groupLines(mots) };
}

/** Reads the pieces of a page as they come, so that a small file which writes without end is given up at the limit. */
async function itemsOf(page: PDFPageProxy): Promise<TextContent['items']> {
  const items: TextContent['items'] = [];
  const reader = (page.streamTextContent() as ReadableStream<TextContent>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    items.push(...part.value.items);
    if (items.length <= maxItems) continue;
    await reader.cancel(new Error('more pieces of text than a paper holds'));
    throw new ReadRefused('trop-lourd');
  }
  return items;
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
