// This process reads papers and does nothing else; read-apart.ts starts it, gives it one paper at a time and kills it.
import { constants, setPriority } from 'node:os';
import { createCanvas } from '@napi-rs/canvas';
import decode from 'heic-decode';
import { PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage } from './draw-page.ts';
import { withPdf } from './open-pdf.ts';
import type { LimitesLecture, RefusLecture } from './papier-lu.ts';
import { textOfPdf } from './pdf-text.ts';
import { pictureAgain, reduced } from './picture.ts';
import type { ReadReply, ReadRequest } from './read-apart.ts';
import { readPapier } from './read-papier.ts';
import { ReadRefused } from './refus-de-lire.ts';

type Asked = Pick<ReadRequest, 'page' | 'maxSide'>;
type Acte = (bytes: Uint8Array, limites: LimitesLecture, asked: Asked) => Promise<unknown>;

/** The acts that the process offers, by name. */
const actes: Readonly<Record<string, Acte>> = {
  readPdfText: (bytes, { maxPages, maxPixels }) =>
    withPdf(bytes, maxPixels, (pdf) => textOfPdf(pdf, maxPages)),
  openPdf: (bytes, { maxPixels }) => withPdf(bytes, maxPixels, async ({ numPages }) => numPages),
  readPapier,
  drawPage: (bytes, limites, { page = 1 }) => drawPage(bytes, limites, page),
  jpegOfHeic,
  pictureAgain: (bytes, limites, { maxSide = Number.POSITIVE_INFINITY }) =>
    pictureAgain(bytes, limites, maxSide),
};

try {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // The permissions of a system may refuse it: the reading is then as urgent as the rest.
}

process.on('message', async ({ id, acte, bytes, limites, ...asked }: ReadRequest) => {
  const send = (answer: ReadReply) => process.send?.(answer);
  try {
    send({ id, value: await actes[acte]?.(bytes, limites, asked) });
  } catch (error) {
    send({ id, refus: refusOf(error), cause: String(error) });
  }
});
function refusOf(error: unknown): RefusLecture {
  if (error instanceof ReadRefused) return error.refus;
  return error instanceof PasswordException ? 'ferme' : 'illisible';
}
process.on('disconnect', () => process.exit());

/**
 * The longest side of the JPEG, in pixels: a printed page can still be read, in a file five times lighter than the
 * photo.
 */
const longestSide = 2500;

/** The types of the library leave out the size, which it gives before it decodes. */
type Sized = Awaited<ReturnType<typeof decode.all>>[number] & { width: number; height: number };

/** Draws a photo of a telephone again as a JPEG: upright, lighter, and without what said where it was taken. */
async function jpegOfHeic(bytes: Uint8Array, { maxPixels }: LimitesLecture): Promise<Uint8Array> {
  const [first] = (await decode.all({ buffer: bytes })) as Sized[];
  if (!first) throw new ReadRefused('illisible');
  if (first.width * first.height > maxPixels) throw new ReadRefused('trop-lourd');
  const { width, height, data } = await first.decode();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return new Uint8Array(await reduced(canvas, longestSide).encode('jpeg', 80));
}
