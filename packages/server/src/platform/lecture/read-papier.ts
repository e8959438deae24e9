import type { Canvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPdfPage, isPdf } from './drawn-page.ts';
import { measureSkew, pictureOfInk, readInk } from './ink.ts';
import { groupLines } from './lignes.ts';
import { withPdf } from './open-pdf.ts';
import type { LimitesLecture, MotRead, PapierRead, ScannedPage } from './papier-lu.ts';
import { textOfPdf } from './pdf-text.ts';
import { drawnPhoto, longestSide, reduced, turned } from './picture.ts';
import { recognise } from './recognise.ts';

/** Reads a PDF by its text, or by its picture when it is a scan; and any other file as a photo. */
export const readPapier = (bytes: Uint8Array, limites: LimitesLecture): Promise<PapierRead> =>
  isPdf(bytes)
    ? withPdf(bytes, limites.maxPixels, (pdf) => readPdf(pdf, limites))
    : drawnPhoto(bytes, limites.maxPixels).then(readPicture);

async function readPdf(pdf: PDFDocumentProxy, { maxPages }: LimitesLecture): Promise<PapierRead> {
  const pages = await textOfPdf(pdf, maxPages);
  const estCoupe = pdf.numPages > pages.length;
  // Counts the letters of a page: a scan may hold a stamp or a page number as text, but not its words.
  const lettersOf = (page: ScannedPage) =>
    page.lignes.flat().reduce((sum, { texte }) => sum + texte.length, 0);
  if (pages.some((page) => lettersOf(page) >= 60))
    return {
      moyen: 'texte',
      pages,
      estCoupe,
      apercu: await previewOf(await drawPdfPage(await pdf.getPage(1), previewSide)),
    };
  return {
    ...(await readPicture(await drawPdfPage(await pdf.getPage(1), longestSide))),
    estCoupe: pdf.numPages > 1,
  };
}

async function readPicture(image: Canvas): Promise<PapierRead> {
  const { level, mots } = await readUpright(image);
  return {
    moyen: 'image',
    pages: [{ lignes: groupLines(mots) }],
    estCoupe: false,
    apercu: await previewOf(level),
  };
}

type Read = { level: Canvas; mots: MotRead[] };

/**
 * Reads a paper whichever way it lies. The direction of its lines tells whether it lies on its side, and its words,
 * whether it is upside down: the likeliest way is read first, and the others only when that gives nothing sure.
 */
async function readUpright(image: Canvas): Promise<Read> {
  const ways = [0, 90].map((quarter) => {
    const standing = turned(image, quarter);
    return { standing, skew: measureSkew(readInk(standing)) };
  });
  const likely = ways.toSorted((one, other) => (other.skew?.contrast ?? 0) - (one.skew?.contrast ?? 0));
  let best: Read = { level: image, mots: [] };
  for (const { standing, skew } of likely) {
    if (!skew) continue;
    for (const half of [0, 180]) {
      const level = turned(standing, skew.degrees + half);
      const mots = await recognise(pictureOfInk(readInk(level)));
      if (sureOf(mots) > sureOf(best.mots)) best = { level, mots };
      if (sureOf(best.mots) >= enoughSure) return best;
    }
  }
  return best;
}

/** A paper that is the right way up gives at least this many letters of which the reading is sure. */
const enoughSure = 40;
const sureOf = (mots: readonly MotRead[]): number =>
  mots.reduce(
    (sum, { texte, confiance }) => sum + (confiance > 70 && texte.length > 2 ? texte.length : 0),
    0,
  );

const previewSide = 1200;

async function previewOf(image: Canvas): Promise<PapierRead['apercu']> {
  const small = reduced(image, previewSide);
  return {
    jpeg: new Uint8Array(await small.encode('jpeg', 72)),
    largeur: small.width,
    hauteur: small.height,
  };
}
