import { jpegOfHeic } from './heic.ts';
import { withPdf } from './open-pdf.ts';
import type { LimitesLecture } from './papier-lu.ts';
import { textOfPdf } from './pdf-text.ts';
import { readPapier } from './read-papier.ts';

type Acte = (bytes: Uint8Array, limites: LimitesLecture) => Promise<unknown>;

/** The acts that the process offers, by name. */
export const actes: Readonly<Record<string, Acte>> = {
  readPdfText: (bytes, { maxPages, maxPixels }) =>
    withPdf(bytes, maxPixels, (pdf) => textOfPdf(pdf, maxPages)),
  readPapier,
  jpegOfHeic,
};
