import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { linesOf } from './lignes.ts';
import type { MotLu, PageLue } from './papier-lu.ts';

export async function textOfPdf(pdf: PDFDocumentProxy, maxPages: number): Promise<PageLue[]> {
  const pages: PageLue[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
    const page = await pdf.getPage(number);
    pages.push(await textOfPage(page));
    page.cleanup();
  }
  return pages;
}

type Item = { str: string; transform: number[]; width: number; height: number };

/** The most pieces of text of a page: with more, it is no paper that somebody wrote. */
const maxItems = 20_000;

export async function textOfPage(page: PDFPageProxy): Promise<PageLue> {
  const view = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const mots = items
    .slice(0, maxItems)
    .filter((item): item is Item & typeof item => 'str' in item && item.str.trim() !== '')
    .map((item): MotLu => {
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
  return { lignes: linesOf(mots) };
}
