import { createCanvas } from '@napi-rs/canvas';
import decode from 'heic-decode';
import type { LimitesLecture } from './papier-lu.ts';
import { reduced } from './picture.ts';
import { RefusDeLire } from './refus-de-lire.ts';

/** Enough to read a printed page, for a file five times lighter than the photo. */
const longestSide = 2500;

/** The types of the library leave out the size, which it gives before it decodes. */
type Sized = Awaited<ReturnType<typeof decode.all>>[number] & { width: number; height: number };

/** Draws a photo of a telephone again as a JPEG: upright, lighter, and without what said where it was taken. */
export async function jpegOfHeic(bytes: Uint8Array, { maxPixels }: LimitesLecture): Promise<Uint8Array> {
  const [first] = (await decode.all({ buffer: bytes })) as Sized[];
  if (!first) throw new RefusDeLire('illisible');
  if (first.width * first.height > maxPixels) throw new RefusDeLire('trop-lourd');
  const { width, height, data } = await first.decode();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return new Uint8Array(await reduced(canvas, longestSide).encode('jpeg', 80));
}
