import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/**
 * Draws a page whose longest side has `side` pixels, whatever size the page claims; the other side has at least one.
 */
export async function drawPdfPage(page: PDFPageProxy, side: number): Promise<Canvas> {
  const size = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(size.width, size.height, 1) });
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas;
}
