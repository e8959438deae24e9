import type { Lecture, LimitesLecture, PageLue, PapierLu } from './papier-lu.ts';
import { readApart } from './read-apart.ts';

const limitesLecture: LimitesLecture = {
  maxOctets: 15_728_640,
  maxPages: 3,
  maxPixels: 60_000_000,
  maxMs: 45_000,
  maxMemoire: 1_000_000_000,
};

type Limites = Partial<LimitesLecture>;

/** Gives the words that a PDF holds, page by page; a scan holds none. Nothing is drawn or recognised. */
export const readPdfText = (bytes: Uint8Array, limites: Limites = {}): Promise<Lecture<readonly PageLue[]>> =>
  readApart('readPdfText', bytes, { ...limitesLecture, maxPages: 20, ...limites });

/** Reads a PDF, or a photo (JPEG, PNG, WebP): the words come from the text, or are recognised on the picture. */
export const readPapier = (bytes: Uint8Array, limites: Limites = {}): Promise<Lecture<PapierLu>> =>
  readApart('readPapier', bytes, { ...limitesLecture, ...limites });

/** Gives a HEIC photo of a telephone as a JPEG: upright, lighter, and saying nothing of where it was taken. */
export const jpegOfHeic = (bytes: Uint8Array): Promise<Lecture<Uint8Array>> =>
  readApart('jpegOfHeic', bytes, limitesLecture);
