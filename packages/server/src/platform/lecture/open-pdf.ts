import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The fonts and the tables of characters that a PDF may name without holding them are those of the library. */
const own = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))));

/** Opens a PDF while `use` works on it. Scripts of the PDF are never run, and nothing that it names is fetched. */
export async function withPdf<T>(
  bytes: Uint8Array,
  maxPixels: number,
  use: (pdf: PDFDocumentProxy) => Promise<T>,
): Promise<T> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: join(own, 'cmaps/'),
    standardFontDataUrl: join(own, 'standard_fonts/'),
    wasmUrl: join(own, 'wasm/'),
    maxImageSize: maxPixels,
    enableXfa: false,
    stopAtErrors: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}
