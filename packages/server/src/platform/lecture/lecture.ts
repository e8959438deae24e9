import { regleOrdinaire } from '@asso/domain/document/fichier.rules';
import type { LimitesLecture, PageDessinee, PapierLecture, PapierRead, ScannedPage } from './papier-lu.ts';
import { apart } from './read-apart.ts';

const limitesLecture: LimitesLecture = {
  maxOctets: regleOrdinaire.maxOctets,
  maxPages: 3,
  maxPixels: 60_000_000,
  maxMs: 30_000,
  maxMemoire: 1_000_000_000,
};

/** A page shown beside a dossier is asked for again and again, so one file may not hold the processor for long. */
const limitesDessin: LimitesLecture = {
  ...limitesLecture,
  maxPages: 300,
  maxMs: 15_000,
  maxMemoire: 700_000_000,
};

/** `pour` is the account for which a paper is read: each waits for its own papers only. */
type Lire = { pour: string } & Partial<LimitesLecture>;

/**
 * Papers that are deposited and pages that services look at are read by different processes: a person who deposits a
 * paper does not wait for those pages.
 */
const readApart = apart();
const drawApart = apart();

/** Gives the words that a PDF holds, page by page; a scan holds none. Nothing is drawn or recognised. */
export const readPdfText = (
  bytes: Uint8Array,
  { pour, ...limites }: Lire,
): Promise<PapierLecture<readonly ScannedPage[]>> =>
  readApart(bytes, { pour, acte: 'readPdfText', limites: { ...limitesLecture, maxPages: 20, ...limites } });

/** Tells whether a PDF opens only with a password; one that could not be looked at is said to open. */
export async function asksPassword(bytes: Uint8Array, pour: string): Promise<boolean> {
  const opened = await readApart(bytes, { pour, acte: 'openPdf', limites: limitesLecture });
  return !opened.ok && opened.refus === 'ferme';
}

/** Reads a PDF, or a photo (JPEG, PNG, WebP): the words come from the text, or are recognised on the picture. */
export const readPapier = (
  bytes: Uint8Array,
  { pour, ...limites }: Lire,
): Promise<PapierLecture<PapierRead>> =>
  readApart(bytes, { pour, acte: 'readPapier', limites: { ...limitesLecture, ...limites } });

/** Gives a HEIC photo of a telephone as a JPEG: upright, lighter, and saying nothing of where it was taken. */
export const jpegOfHeic = (bytes: Uint8Array, pour: string): Promise<PapierLecture<Uint8Array>> =>
  readApart(bytes, { pour, acte: 'jpegOfHeic', limites: limitesLecture });

/** Gives a PNG or a JPEG drawn again: upright, with its transparency, its longest side at most `maxSide` pixels. */
export const pictureAgain = (
  bytes: Uint8Array,
  { pour, maxSide }: { pour: string; maxSide: number },
): Promise<PapierLecture<Uint8Array>> =>
  readApart(bytes, { pour, acte: 'pictureAgain', limites: limitesLecture, maxSide });

/** Draws one page of a PDF, or a photo, whose only page is the first; null where the file has no such page. */
export const drawPage = (
  bytes: Uint8Array,
  page: number,
  { pour, ...limites }: Lire,
): Promise<PapierLecture<PageDessinee | null>> =>
  drawApart(bytes, { pour, acte: 'drawPage', limites: { ...limitesDessin, ...limites }, page });
